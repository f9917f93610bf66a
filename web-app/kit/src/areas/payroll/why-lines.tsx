import Box from '@mui/material/Box'
import { eventName } from '@workledger/contracts/event-names'
import type { PayEntry } from '@workledger/contracts/payroll/pay-entry'
import type { Why } from '@workledger/contracts/payroll/pay-why'
import { isolated, useFormat } from '../../i18n/format'
import { type Translate, useLanguage, useText } from '../../i18n/i18n'
import { useCurrent } from '../../net/current'
import { AppLink } from '../../ui/app-link'
import { Grow, Row } from '../../ui/layout'
import { builtPages } from '../../ui/pages'
import { sharedPayTexts } from './messages'
import type english from './messages.en'
import { ruleKey } from './rule-words'
import { effectOf, useFigures } from './why-figures'

type WhyLine = Why['numbers'][number]
type Cause = PayEntry['corrections'][number]['cause']

const isSum = ({ number }: WhyLine) =>
  number === 'basic_pay' || number === 'gross_pay' || number === 'net_pay'

/**
 * Every number of a pay with its rule, the figures that reproduce it to the last place, and its
 * events.
 */
export function WhyLines({ why }: { why: Why }) {
  return why.numbers.map((line) => (
    <Explained
      key={`${line.number} ${line.name} ${line.result} ${line.inputs.from ?? ''}`}
      line={line}
      currency={why.currency}
    />
  ))
}

function Explained({ line, currency }: { line: WhyLine; currency: string }) {
  const t = useText(sharedPayTexts)
  const { money, moment, day, period } = useFormat()
  const { figures, ofDay } = useFigures(currency)
  const rule = ruleKey(line.rule)
  const strong = isSum(line)
  const { from, to } = line.inputs
  const spanned = typeof from === 'string' && typeof to === 'string'
  const cause = line.number === 'correction' ? (line.inputs.cause as Cause) : undefined

  const note =
    line.kind === 'typed'
      ? t('typed')
      : line.kind === 'carried'
        ? t('carriedIn')
        : rule
          ? t(`rules.${rule}`)
          : line.rule

  return (
    <Box
      component="details"
      open={line.number === 'basic'}
      sx={{
        borderTop: strong ? 1 : 0,
        borderColor: 'divider',
        py: 0.5,
        '& summary::-webkit-details-marker': { display: 'none' },
      }}
    >
      <Row
        component="summary"
        align="stretch"
        gap={1}
        sx={{
          cursor: 'pointer',
          listStyle: 'none',
          fontWeight: strong ? 600 : 400,
          '&:hover': { color: 'tone.accentInk' },
        }}
      >
        <Grow sx={{ overflowWrap: 'anywhere', color: strong ? undefined : 'text.secondary' }}>
          <bdi>{labelOf(line, t, period)}</bdi>
        </Grow>
        <Box component="span" className="num ltr" sx={{ minWidth: 80, textAlign: 'end' }}>
          {money(effectOf(line), currency)}
        </Box>
      </Row>
      <Box sx={detail}>
        <div>{note}</div>
        {cause && <div>{t(`causes.${cause}`)}</div>}
        {spanned && <div className="num">{t('span', { from: day(from), to: day(to) })}</div>}
        <Box
          component="bdi"
          dir="ltr"
          className="num"
          sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {figures(line)}
        </Box>
        {line.days.length > 0 && line.line && (
          <details>
            <summary style={{ cursor: 'pointer', lineHeight: '24px' }}>{t('dayByDay')}</summary>
            {line.days.map((each) => (
              <Row key={each.day} className="num" align="stretch" gap={1}>
                <Box sx={{ flex: 1 }}>{day(each.day)}</Box>
                <bdi>{ofDay(each.quantity, line.line!.unit)}</bdi>
              </Row>
            ))}
          </details>
        )}
        {line.events.length > 0 && (
          <details>
            <summary style={{ cursor: 'pointer', lineHeight: '24px' }}>{t('from')}</summary>
            {line.events.map((event) => (
              <Box key={event.id} className="num">
                <SourceEvent event={event} /> · <bdi>{moment(event.occurred_at)}</bdi>
              </Box>
            ))}
          </details>
        )}
      </Box>
    </Box>
  )
}

type Source = WhyLine['events'][number]

/** An event behind a number; auditors open the record as of that moment. */
function SourceEvent({ event }: { event: Source }) {
  const language = useLanguage()
  const { sees } = useCurrent()
  const name = eventName(event.type, language) ?? event.type

  const label = (
    <bdi>
      {name} #{event.position}
    </bdi>
  )

  if (!sees() || !builtPages.has('/admin/audit')) return label

  return (
    <AppLink
      to={`/admin/audit/records/${encodeURIComponent(event.stream)}?position=${event.position}`}
    >
      {label}
    </AppLink>
  )
}

const detail = {
  my: 0.75,
  paddingInlineStart: 1.5,
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
} as const

/** Returns a number's name; leaves, categories and claims have the company's own names. */
function labelOf(
  { number, kind, name, inputs }: WhyLine,
  t: Translate<typeof english>,
  period: (from: string, to: string) => string,
): string {
  switch (number) {
    case 'basic':
      return kind === 'salary' ||
        kind === 'unpaid' ||
        kind === 'hours' ||
        kind === 'leave' ||
        kind === 'holiday'
        ? t(`kinds.${kind}`)
        : t('basic')

    case 'basic_pay':
      return t('basic')
    case 'gross_pay':
      return t('gross')
    case 'net_pay':
      return t('net')
    case 'work_hours':
      return t('hours')

    case 'correction':
      // One run may correct several months.
      return t('correctionOf', {
        name: isolated(name),
        period: isolated(period(String(inputs.from), String(inputs.to))),
      })

    case 'expense':
      return t('expenseOf', { name: isolated(name) })

    default:
      return kind === 'settled'
        ? t(number === 'deduction' ? 'overdrawnLeave' : 'unusedLeave')
        : kind === 'payout'
          ? t('hoursPaidOut')
          : name
  }
}
