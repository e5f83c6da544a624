/**
 * The 95 % point of the normal distribution: of a one-sided interval, and of either end of a two-sided 90 %
 * one.
 */
export const Z95 = 1.6448536269514722
