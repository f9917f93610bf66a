import Box from '@mui/material/Box'
import type { SampleItem } from '@workledger/contracts/samples/samples.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { samplesTexts } from './messages'

interface Props {
  steps: SampleItem['steps']
  stream: string
  record: string
}

/**
 * The steps of a record, oldest first. In a sign-in-as session, the administrator's name comes
 * first.
 */
export function ItemSteps({ steps, stream, record }: Props) {
  const t = useText(samplesTexts)
  const { moment } = useFormat()

  return (
    <Box component="section" sx={{ mb: 1.5 }}>
      <Row align="baseline" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
        <Heading component="h3">{t('steps')}</Heading>
        <AppLink to={`/admin/audit/records/${encodeURIComponent(stream)}?subject=${record}`}>
          {t('openHistory')}
        </AppLink>
      </Row>
      <BareList component="ol">
        {steps.map(({ revision, name, occurred_at, actor, impersonator, reason }) => (
          <Grid
            component="li"
            key={revision}
            columns="28px 1fr auto"
            sx={{ columnGap: 1.25, py: 0.5 }}
          >
            <Avatar person={nameParts((impersonator ?? actor).name)} size={24} />
            <Box sx={{ minWidth: 0 }}>
              <Row wrap gap={0.75}>
                <bdi>{(impersonator ?? actor).name}</bdi>
                {impersonator && (
                  <StatusChip tone="warn">{t('as', { name: actor.name })}</StatusChip>
                )}
              </Row>
              <Muted size={12} sx={{ lineHeight: '16px' }}>
                {name}
                {reason && (
                  <>
                    : <bdi>{reason}</bdi>
                  </>
                )}
              </Muted>
            </Box>
            <Muted className="num" size={12} sx={{ whiteSpace: 'nowrap' }}>
              {moment(occurred_at)}
            </Muted>
          </Grid>
        ))}
      </BareList>
    </Box>
  )
}

function nameParts(name: string) {
  const [first_name = '', ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' '), avatar: null }
}
