import type { Fix } from '@workledger/contracts/attendance/position'
import { isShared, locate } from '@workledger/kit/areas/attendance/locate'
import { currentLanguage } from '@workledger/kit/i18n/i18n'
import { ApiError } from '@workledger/kit/net/client'
import { confirm } from '@workledger/kit/ui/confirm'
import { locationTexts } from './messages'

/**
 * Returns the device's location after the person agreed: the question says why, in the server's
 * words. Throws the refusal if they do not, or a sentence if the device tells none.
 */
export async function shareLocation(refusal: ApiError): Promise<Fix> {
  const { t, load } = locationTexts
  // No component waits for these words.
  await load(currentLanguage())

  const agreed =
    (await isShared()) ||
    (await confirm({
      title: t('title'),
      text: `${refusal.message} ${t('text')}`,
      action: t('share'),
    }))

  if (!agreed) throw refusal
  const found = await locate()
  if (typeof found === 'string') throw new ApiError(403, `location.${found}`, t(found))

  return found
}
