import Box from '@mui/material/Box'
import type { HistoryEvent } from '@workledger/contracts/audit/audit.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { auditTexts } from '../messages'
import type { AuditWords } from '../words/use-words'
import type { RecordAnswer } from './as-it-was'
import { pathWords } from './path-words'
import { differing } from './plain-state'

const MOST = 300

interface Moment {
  revision: number
  answer: RecordAnswer
}

interface Props {
  events: readonly HistoryEvent[]
  one: Moment
  two: Moment
  words: AuditWords
  choose: (revision: number) => void
}

/** Two moments of a record: the differences, in words. */
export function Compared({ events, one, two, words, choose }: Props) {
  const t = useText(auditTexts)
  const { moment } = useFormat()
  const said = (event: HistoryEvent) => `${moment(event.occurred_at)} · ${words.event(event.type)}`

  const head = (revision: number) => {
    const event = events.find((each) => each.revision === revision)
    return event ? said(event) : t('record.eventNumber', { number: revision + 1 })
  }

  const currency = two.answer.record.entries?.currency

  const rows = differing(withEntries(one.answer), withEntries(two.answer)).flatMap(
    ({ path, from, to }) => {
      const label = pathWords(path, words)
      return label === null ? [] : [{ key: path.join(' '), name: path.at(-1)!, label, from, to }]
    },
  )

  return (
    <Card title={t('record.sideBySide')}>
      <Box
        sx={{
          p: '8px 16px',
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiButton-root': {
            maxWidth: '100%',
            py: 0.5,
            lineHeight: '20px',
            whiteSpace: 'normal',
            textAlign: 'start',
          },
        }}
      >
        <FilterMenu
          label={t('record.with')}
          value={String(one.revision)}
          options={events
            .filter((event) => event.revision !== two.revision)
            .map((event) => ({ value: String(event.revision), label: said(event) }))}
          onChange={(revision) => choose(Number(revision))}
        />
      </Box>
      {rows.length === 0 ? (
        <EmptyState dense icon="check" title={t('record.same')} />
      ) : (
        <Box
          role="group"
          aria-label={t('record.sideBySide')}
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Box
            component="table"
            sx={{
              width: '100%',
              borderCollapse: 'collapse',
              '& th, & td': {
                textAlign: 'start',
                verticalAlign: 'top',
                px: 2,
                py: 1,
                fontWeight: 400,
                overflowWrap: 'anywhere',
              },
              '& thead th': { fontSize: 12, color: 'text.secondary' },
              '& tbody tr': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <thead>
              <tr>
                <th scope="col">{t('record.field')}</th>
                <th scope="col">{head(one.revision)}</th>
                <th scope="col">{head(two.revision)}</th>
              </tr>
            </thead>
            <tbody className="num">
              {rows.slice(0, MOST).map(({ key, name, label, from, to }) => (
                <tr key={key}>
                  <Box component="th" scope="row" sx={{ color: 'text.secondary' }}>
                    <bdi>{label}</bdi>
                  </Box>
                  <td>
                    <bdi>{words.value(name, from, currency)}</bdi>
                  </td>
                  <Box component="td" sx={{ color: 'tone.accentInk' }}>
                    <bdi>{words.value(name, to, currency)}</bdi>
                  </Box>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {rows.length > MOST && (
        <Muted sx={{ p: 2 }}>{t('record.moreChanges', { count: rows.length - MOST })}</Muted>
      )}
    </Card>
  )
}

/** Adds a pay run's entries from the record, so that none is missing. */
function withEntries({ state, record: { entries } }: RecordAnswer): unknown {
  if (!entries) return state
  const { entries: _, expenses: _e, ...rest } = state as Record<string, unknown>

  return {
    ...rest,
    entries: Object.fromEntries(
      entries.rows.map(({ employee_id, id: _id, pay, ...row }) => [
        employee_id,
        { ...row, ...pay },
      ]),
    ),
  }
}
