import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type Factor, factorsApi } from '@workledger/contracts/access/factors.api'
import { hasPasskeys } from '@workledger/kit/areas/access/passkey'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { factorTexts } from './messages'

const AuthenticatorDialog = lazy(() => import('./authenticator-dialog'))
const PasskeyDialog = lazy(() => import('./passkey-dialog'))

const dialogs = () => import('./factor-dialogs')
const FactorRemoval = lazy(async () => ({ default: (await dialogs()).FactorRemoval }))
const FactorName = lazy(async () => ({ default: (await dialogs()).FactorName }))
const NewCodes = lazy(async () => ({ default: (await dialogs()).NewCodes }))

type Open =
  | { what: 'passkey' | 'authenticator' | 'codes' }
  | { what: 'rename' | 'remove'; factor: Factor }
  | null

/** The viewer's second factors and recovery codes. A sign-in-as session does not have it. */
export function FactorsCard() {
  const t = useText(factorTexts)
  const found = useQuery(query(factorsApi.ownFactors))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const factors = found.data?.data.factors ?? []
  const add = <AddButtons open={setOpen} />

  return (
    <Card title={t('title')} aside={factors.length > 0 && add}>
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <SkeletonRows rows={2} height={56} />
      ) : factors.length === 0 ? (
        <EmptyState dense icon="lock" title={t('empty')} text={t('emptyText')} action={add} />
      ) : (
        <BareList aria-label={t('title')}>
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} open={setOpen} />
          ))}
          <CodesRow left={found.data.data.recovery_codes_left} open={setOpen} />
        </BareList>
      )}
      <Suspense>
        {open?.what === 'passkey' && <PasskeyDialog close={close} />}
        {open?.what === 'authenticator' && <AuthenticatorDialog close={close} />}
        {open?.what === 'codes' && <NewCodes close={close} />}
        {open?.what === 'rename' && <FactorName factor={open.factor} close={close} />}
        {open?.what === 'remove' && (
          <FactorRemoval factor={open.factor} last={factors.length === 1} close={close} />
        )}
      </Suspense>
    </Card>
  )
}

function AddButtons({ open }: { open: (open: Open) => void }) {
  const t = useText(factorTexts)

  return (
    <Row wrap gap={1} sx={{ justifyContent: 'center' }}>
      {hasPasskeys() && (
        <Button onClick={() => open({ what: 'passkey' })}>{t('addPasskey')}</Button>
      )}
      <Button onClick={() => open({ what: 'authenticator' })}>{t('add')}</Button>
    </Row>
  )
}

const row = {
  paddingBlock: '10px',
  paddingInline: '16px 8px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

function FactorRow({ factor, open }: { factor: Factor; open: (open: Open) => void }) {
  const t = useText(factorTexts)
  const { moment } = useFormat()
  const { kind, name, added_at, used_at, blocked } = factor

  return (
    <Row component="li" wrap gap={1} sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Row wrap gap={1}>
          <Strong component="bdi" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Strong>
          {blocked && <StatusChip tone="bad">{t('blocked')}</StatusChip>}
        </Row>
        <Muted className="num" size={12} sx={{ lineHeight: '16px' }}>
          {t(kind)}
          {' · '}
          {t('since', { time: isolated(moment(added_at)) })}
          {' · '}
          {used_at ? t('used', { time: isolated(moment(used_at)) }) : t('unused')}
        </Muted>
      </Box>
      <Row gap={1} sx={{ marginInlineStart: 'auto' }}>
        <Button
          variant="text"
          onClick={() => open({ what: 'rename', factor })}
          aria-label={t('renameTitle', { name: isolated(name) })}
        >
          {t('rename')}
        </Button>
        <Button
          variant="text"
          onClick={() => open({ what: 'remove', factor })}
          aria-label={t('removeTitle', { name: isolated(name) })}
        >
          {t('remove')}
        </Button>
      </Row>
    </Row>
  )
}

function CodesRow({ left, open }: { left: number; open: (open: Open) => void }) {
  const t = useText(factorTexts)

  return (
    <Row component="li" wrap gap={1} sx={{ ...row, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Strong>{t('codes')}</Strong>
        <Muted size={12} sx={{ lineHeight: '16px' }}>
          {t('left', { count: left })}
        </Muted>
      </Box>
      <Button variant="text" onClick={() => open({ what: 'codes' })}>
        {t('newCodes')}
      </Button>
    </Row>
  )
}
