import Box from '@mui/material/Box'
import { accessApi } from '@workledger/contracts/access/access.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useState } from 'react'
import { isolated, toInstant, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { serverNow } from '../../i18n/server-time'
import { call } from '../../net/client'
import { useCurrent } from '../../net/current'
import { AppLink } from '../../ui/app-link'
import { busyProps } from '../../ui/busy-props'
import { toast } from '../../ui/toast'
import { link } from '../banner-link'
import { Bar } from '../banners'
import { useSignOut } from '../sign-out'
import { rareTexts } from './messages'

/** Notices that few people ever see, so the first load leaves them out. */
export default function RareBanners() {
  return (
    <>
      <ActingBanner />
      <VerificationBanner />
      <ClosingBanner />
    </>
  )
}

/** Asks for the verification of the e-mail address until it is done. */
export function VerificationBanner() {
  const t = useText(rareTexts)
  const { user } = useCurrent()
  const [busy, setBusy] = useState(false)
  if (user.email_verified_at) return null

  const resend = async () => {
    setBusy(true)

    try {
      const answer = await call(accessApi.resendVerification)
      toast(answer?.message ?? t('verify.sent', { email: user.email }))
    } catch {
      toast({ text: t('verify.failed'), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Bar tone="warn" icon="mail">
      {t('verify.text')}{' '}
      <Box component="button" type="button" {...busyProps(busy, resend)} sx={link}>
        {t('verify.link')}
      </Box>
    </Bar>
  )
}

/** Shows whose session this really is. */
function ActingBanner() {
  const t = useText(kitTexts)
  const { user } = useCurrent()
  const end = useSignOut()
  if (!user.impersonated_by) return null

  return (
    <Bar tone="warn" icon="user">
      {t('user.acting', { name: fullName(user), admin: user.impersonator ?? '' })}{' '}
      <Box component="button" type="button" {...busyProps(end.busy, end.run)} sx={link}>
        {t('user.endActing')}
      </Box>
    </Bar>
  )
}

/** Announces to all people that the company closes, or is closed and will be erased. */
function ClosingBanner() {
  const t = useText(rareTexts)
  const { moment } = useFormat()
  const { workspace, can } = useCurrent()
  if (!workspace?.closes_at || !workspace.erases_at) return null

  const days = {
    closes: isolated(moment(workspace.closes_at)),
    erases: isolated(moment(workspace.erases_at)),
  }

  const closed = toInstant(workspace.closes_at).getTime() <= serverNow()

  return (
    <Bar tone="warn" icon="warning">
      {t(closed ? 'closing.closed' : 'closing.announced', days)}{' '}
      <Box
        component={AppLink}
        to={can('edit_company') ? '/admin/general?tab=closing' : '/my_account'}
        sx={link}
      >
        {t('closing.take')}
      </Box>
    </Bar>
  )
}
