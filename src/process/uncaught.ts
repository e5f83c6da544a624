/**
 * Has `tell` tell of an error that nothing catches, of which Node would print every field. It ends the process with 1, as it
 * does by itself.
 */
export function tellUncaught(tell: (error: unknown) => void): void {
  const end = (error: unknown) => {
    try {
      tell(error)
    } catch {
      console.error('An unexpected error that cannot be told ended the process.')
    } finally {
      process.exit(1)
    }
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
