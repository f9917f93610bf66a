import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Finding, SignOn } from '@workledger/contracts/sso/sso.api'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { ssoWords } from '@workledger/kit/i18n/words/sso'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { Copied } from './copied'
import { ssoTexts } from './messages'

const ProviderDialog = lazy(() => import('./provider-dialog'))

interface Props {
  settings: SignOn
  may: boolean
}

/** The provider by which the company's people sign in. */
export function ProviderCard({ settings, may }: Props) {
  const t = useText(ssoTexts)
  const [editing, setEditing] = useState(false)
  const { provider, redirect_uri } = settings

  return (
    <Card
      title={t('provider.title')}
      padded
      aside={
        may && (
          <Button size="small" onClick={() => setEditing(true)}>
            {t(provider ? 'provider.edit' : 'provider.set')}
          </Button>
        )
      }
    >
      <Stack gap={1.5}>
        {!provider && <Box component="p">{t('provider.none')}</Box>}
        <Copied label={t('provider.redirect')} value={redirect_uri} />
        {provider && <Facts provider={provider} />}
        {provider && may && <Actions name={provider.name} />}
      </Stack>
      {editing && (
        <Suspense fallback={null}>
          <ProviderDialog settings={settings} close={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Facts({ provider }: { provider: NonNullable<SignOn['provider']> }) {
  const t = useText(ssoTexts)
  const words = useRecordWords(ssoWords)
  const { name, issuer, client_id, scopes, trusts_addresses, adds_people, groups_claim } = provider

  const facts: [label: string, value: string, ltr?: boolean][] = [
    [words.field('name'), name],
    [words.field('issuer'), issuer, true],
    [words.field('client_id'), client_id, true],
    [words.field('scopes'), scopes.join(' '), true],
    [t('provider.verified'), t(trusts_addresses ? 'provider.trusted' : 'provider.asked')],
    [t('provider.newcomers'), t(adds_people ? 'provider.added' : 'provider.invited')],
    groups_claim
      ? [words.field('groups_claim'), groups_claim, true]
      : [words.field('groups_claim'), t('provider.noGroups')],
  ].map(([label, value, ltr]) => [String(label), String(value), Boolean(ltr)])

  return (
    <Box component="dl" sx={list}>
      {facts.map(([label, value, ltr]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{ltr ? <bdi dir="ltr">{value}</bdi> : value}</dd>
        </div>
      ))}
    </Box>
  )
}

function Actions({ name }: { name: string }) {
  const t = useText(ssoTexts)
  const { workspace } = useMember()
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const params = { ws: workspace.id }

  const test = useConsoleCommand('testSignOnProvider', {
    onDone: ({ data }) => setFindings(data),
    onError: toastError,
  })

  const remove = useConsoleCommand('removeSignOnProvider', {
    onDone: () => toast(t('provider.removed')),
    onError: toastError,
  })

  const askRemove = async () => {
    const question = {
      title: t('provider.removeTitle', { name: isolated(name) }),
      text: t('provider.removeText'),
      action: t('provider.remove'),
      danger: true,
    }
    if (await confirm(question)) remove.run({ params })
  }

  return (
    <div>
      <Box role="status" sx={{ '&:not(:empty)': { mb: 1.5 } }}>
        {findings.map(({ ok, code, message }) => (
          <Alert key={code} severity={ok ? 'success' : 'error'}>
            {message}
          </Alert>
        ))}
      </Box>
      <Row gap={1} wrap>
        <Button size="small" {...busyProps(test.busy, () => test.run({ params }))}>
          {t('provider.test')}
        </Button>
        <Button
          size="small"
          variant="text"
          color="error"
          {...busyProps(remove.busy, () => void askRemove())}
        >
          {t('provider.remove')}
        </Button>
      </Row>
      <Muted size={12} sx={{ mt: 1 }}>
        {t('provider.testHint')}
      </Muted>
    </div>
  )
}

const list = {
  m: 0,
  display: 'grid',
  gap: 0.75,
  '& > div': { display: 'grid', gridTemplateColumns: { sm: '200px 1fr' }, columnGap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', minWidth: 0 },
} as const
