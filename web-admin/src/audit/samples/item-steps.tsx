import Box from '@mui/material/Box'
import type { SampleItem } from '@workledger/contracts/samples/samples.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { samplesTexts } from './messages'

interface Props {
  steps: SampleItem['steps']
  stream: string
  record: string
}

/**
 * Who did what to a record, oldest first. Who was signed in as somebody stands first, with the
 * other name beside.
 */
export function ItemSteps({ steps, stream, record }: Props) {
  const t = useText(samplesTexts)
  const { moment } = useFormat()
  const n = useLanguage() === 'ar' ? 1 : 0

  return (
    <Box component="section" sx={{ mb: 1.5 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mb: 0.5 }}
      >
        <Box component="h3" sx={{ m: 0, fontSize: 14, fontWeight: 600 }}>
          {t('steps')}
        </Box>
        <AppLink to={`/admin/audit/records/${encodeURIComponent(stream)}?subject=${record}`}>
          {t('openHistory')}
        </AppLink>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ revision, name, occurred_at, actor, impersonator, reason }) => (
          <Box
            component="li"
            key={revision}
            sx={{ display: 'grid', gridTemplateColumns: '28px 1fr auto', columnGap: 1.25, py: 0.5 }}
          >
            <Avatar person={nameParts((impersonator ?? actor).name)} size={24} />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
                <bdi>{(impersonator ?? actor).name}</bdi>
                {impersonator && (
                  <StatusChip tone="warn">{t('as', { name: actor.name })}</StatusChip>
                )}
              </Box>
              <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
                {name[n]}
                {reason && (
                  <>
                    : <bdi>{reason}</bdi>
                  </>
                )}
              </Box>
            </Box>
            <Box
              className="num"
              sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {moment(occurred_at)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function nameParts(name: string) {
  const [first_name = '', ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' '), avatar: null }
}
