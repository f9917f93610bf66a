import Box from '@mui/material/Box'
import type { Grant } from '@workledger/contracts/leave/leave-balance.api'
import { useFormat } from '../../i18n/format'
import { PlainTable } from '../../table/plain-table'
import { Icon } from '../../ui/icon'
import { BareList, Row } from '../../ui/layout'
import { Muted, Strong } from '../../ui/text'
import { useLeaveWords } from './leave-words'

/**
 * The grants of a year's balance: validity, days used and left, and, when opened, their entries.
 */
export function Grants({ grants }: { grants: readonly Grant[] }) {
  const { t } = useLeaveWords()
  if (grants.length === 0) return null

  return (
    <BareList
      aria-label={t('grants.title')}
      sx={{
        mt: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
      }}
    >
      {grants.map((grant) => (
        <Box
          component="li"
          key={grant.id}
          sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
        >
          <GrantDetails grant={grant} />
        </Box>
      ))}
    </BareList>
  )
}

/** One grant: its sums, and its entries where it is opened. */
function GrantDetails({ grant }: { grant: Grant }) {
  const { t, days, number } = useLeaveWords()
  const { period, span, hours } = useFormat()
  const { worked } = grant

  return (
    <details>
      <Row
        component="summary"
        align="baseline"
        wrap
        sx={{
          columnGap: 1.5,
          px: 2,
          py: 1.25,
          cursor: 'pointer',
          // `display: flex` removes the browser's own arrow.
          '& .arrow': { alignSelf: 'center', transition: 'transform 120ms' },
          'details[open] > & .arrow': { transform: 'rotate(180deg)' },
        }}
      >
        <Box component="span" sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Strong component="span">{t(`grants.kind.${grant.kind}`)}</Strong>{' '}
          <span className="num">{days(grant.granted)}</span>
          <Muted component="bdi" className="num" size={12} sx={{ display: 'block' }}>
            {period(grant.from, grant.to)}
          </Muted>
          {worked && (
            <Muted component="bdi" className="num" size={12} sx={{ display: 'block' }}>
              {t('grants.worked', {
                percent: number(worked.percent),
                hours: hours(worked.seconds),
              })}
            </Muted>
          )}
        </Box>
        <Muted component="span" className="num" size={12}>
          {t('grants.line.taken')} {number(grant.taken)}
          {Number(grant.pending) > 0 && ` · ${t('grants.line.pending')} ${number(grant.pending)}`}
          {Number(grant.taken_away) > 0 &&
            ` · ${t('grants.line.taken_away')} ${number(grant.taken_away)}`}
          {Number(grant.carried) > 0 && ` · ${t('grants.line.carried')} ${number(grant.carried)}`}
          {Number(grant.expired) > 0 && ` · ${t('grants.line.expired')} ${number(grant.expired)}`}
        </Muted>
        <Row
          component="span"
          className="num"
          align="stretch"
          inline
          gap={1.5}
          sx={{ fontWeight: 600, marginInlineStart: 'auto' }}
        >
          {t('grants.left', { days: number(grant.left) })}
          <Box
            component="span"
            aria-hidden
            className="arrow"
            sx={{ display: 'inline-flex', color: 'text.secondary' }}
          >
            <Icon name="down" />
          </Box>
        </Row>
      </Row>
      <Box sx={{ px: 2, pb: 1.5 }}>
        <PlainTable
          label={t('grants.show', { grant: t(`grants.kind.${grant.kind}`) })}
          columns={[t('grants.date'), { words: t('grants.entry') }, t('days'), t('grants.balance')]}
          rows={grant.lines.map((line, index) => ({
            key: index,
            cells: [
              <bdi key="date">{span(line.from, line.to)}</bdi>,
              <bdi key="entry">
                {line.type ?? line.description ?? t(`grants.line.${line.kind}`)}
              </bdi>,
              number(line.days),
              number(line.balance),
            ],
          }))}
        />
      </Box>
    </details>
  )
}
