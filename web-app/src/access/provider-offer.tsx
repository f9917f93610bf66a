import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { ssoApi } from '@workledger/contracts/sso/sso.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { Stack } from '@workledger/kit/ui/layout'
import { ownPath } from '@workledger/kit/ui/safe-redirect'
import { Muted } from '@workledger/kit/ui/text'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { accessTexts } from './messages'

/** Milliseconds without a key, after which an address counts as typed. */
const TYPED = 400

const DOMAIN = /@([^\s@]+\.[^\s@.]{2,})$/

/** Offers the provider of the company to which a typed address belongs. Sends its domain alone. */
export function ProviderOffer({ email }: { email: string }) {
  const t = useText(accessTexts)
  const { search } = useLocation()
  const domain = useSettled(DOMAIN.exec(email.trim())?.[1]?.toLowerCase() ?? null)

  const found = useQuery({
    queryKey: ['sso', 'offeredProviders', domain],
    queryFn: () => call(ssoApi.offeredProviders, { body: { email: `any@${domain}` } }),
    enabled: domain !== null,
    staleTime: 60_000,
    retry: false,
  })

  const providers = (domain !== null && found.data?.data) || []
  const to = ownPath(new URLSearchParams(search).get('next')) ?? '/'

  return (
    // Empty, it takes no space, not even the gap of the form.
    <Box role="status" sx={{ '&:empty': { marginBlockStart: -1.75 } }}>
      {providers.map(({ id, name, company, start }) => (
        <Stack key={id} gap={1}>
          <Muted>{t('provider.offer', { company, name })}</Muted>
          <Button fullWidth sx={{ minHeight: 40 }} href={`${start}?to=${encodeURIComponent(to)}`}>
            {t('provider.continueWith', { name })}
          </Button>
          <Muted>{t('provider.orPassword')}</Muted>
        </Stack>
      ))}
    </Box>
  )
}

/** Returns a value once it has stayed the same for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPED)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
