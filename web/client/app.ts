import { countDown } from './countdown.ts'
import { enterByLink } from './enter.ts'
import { followKeys } from './keys.ts'
import { followScan } from './scan.ts'

enterByLink()
followKeys(document)
countDown(document)
followScan(document)
