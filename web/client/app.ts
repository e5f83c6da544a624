import { copyByButtons } from './copy.ts'
import { countDown } from './countdown.ts'
import { enterByLink } from './enter.ts'
import { followParts } from './follow.ts'
import { followKeys } from './keys.ts'
import { followScan } from './scan.ts'

enterByLink()
followKeys(document)
countDown(document)
followScan(document)
copyByButtons(document)
followParts(document)
