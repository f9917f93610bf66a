import { useQuery } from '@tanstack/react-query'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { FORM_WIDTH, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { useMay } from '../kit/may'
import { DomainsCard } from './domains-card'
import { EntryCard } from './entry-card'
import { ssoTexts } from './messages'
import { ProviderCard } from './provider-card'

/** Proven mail domains, the company's provider, and who must sign in by it. */
export default function SignOnPage() {
  const t = useText(ssoTexts)
  const { workspace } = useMember()
  const may = useMay()('setSignOnProvider')
  const found = useQuery(query(api.signOn, { params: { ws: workspace.id } }))
  const settings = found.data?.data
  const state = settings?.enforced ? 'enforced' : settings?.provider ? 'offered' : undefined

  return (
    <Page
      title={t('page')}
      status={state && <StatusChip tone="good">{t(`state.${state}`)}</StatusChip>}
    >
      {found.isError ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : settings ? (
        <Stack gap={2} sx={{ maxWidth: FORM_WIDTH }}>
          <DomainsCard domains={settings.domains} may={may} />
          <ProviderCard settings={settings} may={may} />
          <EntryCard settings={settings} may={may} />
        </Stack>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  )
}
