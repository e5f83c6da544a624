import { copyOnClick, offerCopies } from './copy.ts'
import { countDown } from './countdown.ts'
import { openInDrawer } from './drawer.ts'
import { enterByLink } from './enter.ts'
import { followParts } from './follow.ts'
import { followKeys } from './keys.ts'
import { offerKeys } from './keys-dialog.ts'
import { offerPasskeys } from './passkeys.ts'
import { reloadWhenReady } from './reload.ts'
import { followScan } from './scan.ts'
import { forgetShownOnce } from './shown-once.ts'

enterByLink()
copyOnClick(document)
offerCopies(document)
openInDrawer(document, offerCopies)
followKeys(document, offerKeys(document))
countDown(document)
followScan(document)
followParts(document)
offerPasskeys(document)
forgetShownOnce(document)
reloadWhenReady(document)
