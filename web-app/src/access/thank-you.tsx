import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { accessApi } from '@workledger/contracts/access/access.api'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCommand } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { AccessFrame } from './access-frame'
import { accessTexts } from './messages'

/** The answer of the sign-up; a page opened by its address does not have it. */
interface Registered {
  id: string
  email: string
  outbox: string | null
}

/**
 * After the sign-up: the address of the e-mail, and how to get another. It continues by itself
 * unless the person is busy with it.
 */
export default function ThankYou() {
  const t = useText(accessTexts)
  const navigate = useNavigate()
  const registered = useLocation().state as Registered | null
  const [left, setLeft] = useState(10)
  const [sent, setSent] = useState<'again' | 'not' | null>(null)

  const resend = useCommand(accessApi.resendToNew, {
    onDone: () => setSent('again'),
    onError: () => setSent('not'),
  })

  const staying = resend.busy || sent !== null

  useEffect(() => {
    if (staying) return

    if (left === 0) {
      navigate('/', { replace: true })
      return
    }

    const timer = setTimeout(() => setLeft(left - 1), 1000)

    return () => clearTimeout(timer)
  }, [left, navigate, staying])

  return (
    <AccessFrame
      title={t('thanks.title')}
      text={registered ? t('thanks.to', { email: isolated(registered.email) }) : t('thanks.text')}
      below={<Link to="/signin">{t('thanks.signin')}</Link>}
    >
      <Stack gap={1.5} sx={{ color: 'text.secondary' }}>
        {registered?.outbox && (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {t('thanks.outbox', { folder: isolated(registered.outbox) })}
          </Box>
        )}
        {registered && (
          <Row role="status" wrap gap={1}>
            {sent === 'again'
              ? t('thanks.resent', { email: isolated(registered.email) })
              : sent === 'not'
                ? t('thanks.failed')
                : t('thanks.none')}
            {sent === null && (
              <Button
                {...busyProps(resend.busy, () => resend.run({ params: { id: registered.id } }))}
              >
                {t('thanks.resend')}
              </Button>
            )}
          </Row>
        )}
        {staying ? (
          <Box>{t('thanks.stay')}</Box>
        ) : (
          <Box className="num" role="timer">
            {t('thanks.count', { count: left })}
          </Box>
        )}
      </Stack>
    </AccessFrame>
  )
}
