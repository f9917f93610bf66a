import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { call } from '../kit/client'
import { useText } from '../kit/i18n'
import { keyOf } from '../kit/query'
import { session } from '../kit/session'
import { AccessFrame } from './access-frame'
import { accessTexts } from './messages'
import { useOnce } from './once'

/** The link of the verification e-mail. */
export default function VerifyEmail() {
  const t = useText(accessTexts)
  const client = useQueryClient()
  const [search] = useSearchParams()
  const [done, setDone] = useState(false)
  const error = useOnce(async () => {
    const { token } = await call(accessApi.verifyEmail, {
      params: { id: search.get('id') ?? '' },
      body: { token: search.get('token') ?? '' },
    })
    // The link came to this person's own mailbox: it signs them in, unless somebody is signed in here.
    if (token && !session.get().token) session.signIn(token)
    await client.invalidateQueries({ queryKey: keyOf(accessApi.me) })
    setDone(true)
  })
  if (error)
    return (
      <AccessFrame title={t('failed.title')} text={error.message} below={<Link to="/signin">{t('failed.signin')}</Link>}>
        {null}
      </AccessFrame>
    )
  return (
    <AccessFrame title={done ? t('verify.done') : t('verify.working')}>
      {done && (
        <Button component={Link} to="/" variant="contained" color="primary">
          {t('verify.go')}
        </Button>
      )}
    </AccessFrame>
  )
}
