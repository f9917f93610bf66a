import { providerLinksApi } from '@workledger/contracts/access/provider-links.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { ownPath } from '@workledger/kit/ui/safe-redirect'
import { Link, useSearchParams } from 'react-router-dom'
import { AccessFrame } from './access-frame'
import { accessTexts } from './messages'
import { useOnce } from './once'

/** The target of the mail by which an account confirms that a provider may open it. */
export default function MailedLink() {
  const t = useText(accessTexts)
  const [search] = useSearchParams()

  const error = useOnce(async () => {
    const { token, to } = await call(providerLinksApi.openMailedLink, {
      body: { user: search.get('user') ?? '', key: search.get('key') ?? '' },
    })

    session.signIn(token)
    openInstead(ownPath(to) ?? '/')
  })

  if (!error) return <AccessFrame title={t('provider.working')}>{null}</AccessFrame>

  // Of a link that is cut off the server only says that it is not well formed.
  const why = error instanceof ApiError && error.status === 422 ? '' : `${error.message} `

  return (
    <AccessFrame
      title={t('failed.title')}
      text={`${why}${t('link.sameBrowser')}`}
      below={<Link to="/signin">{t('provider.again')}</Link>}
    >
      {null}
    </AccessFrame>
  )
}
