import Box from '@mui/material/Box'
import type { Population } from '@workledger/contracts/samples/sample-kinds'
import type { SampleItem, WasLine } from '@workledger/contracts/samples/samples.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { lastDigit } from '@workledger/kit/ui/figures'
import { samplesTexts } from './messages'
import english from './messages.en'

type Known = keyof typeof english.line

const isKnown = (code: string): code is Known => code in english.line

type PayType = keyof typeof english.payType

const isPayType = (text: string): text is PayType => text in english.payType

/** A record before and at the event that made it part of the population. */
export function ItemWas({
  population,
  was,
  currency,
}: {
  population: Population
  was: SampleItem['was']
  currency: string | null
}) {
  const t = useText(samplesTexts)
  const { moment, day, number, money } = useFormat()

  const written = ({ code, type, name }: WasLine, value: string | null) => {
    if (value === null || value === '') return '–'
    if (type === 'day') return day(value)

    if (type === 'money') {
      const unit = population === 'expenses' ? name : currency
      return unit ? money(value, unit) : number(value)
    }

    if (type === 'text')
      return code === 'pay_type' && isPayType(value) ? t(`payType.${value}`) : value

    return number(value)
  }

  const label = ({ code, name }: WasLine) =>
    isKnown(code)
      ? `${t(`line.${code}`)}${population === 'expenses' && name ? `, ${name}` : ''}`
      : (name ?? code)

  const at = (text: string | null) => (text ? moment(text) : '')

  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        mb: 1.5,
        borderCollapse: 'separate',
        borderSpacing: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        '& th, & td': { py: 0.5, px: 1.25, textAlign: 'start', verticalAlign: 'top' },
        '& tbody th, & tbody td': { borderTop: 1, borderColor: 'divider' },
        '& th[scope=row]': { fontWeight: 400, color: 'text.secondary' },
      }}
    >
      <thead>
        <tr>
          <Box component="th" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {t('asItWas')}
          </Box>
          {[
            t(`before.${population}`, { at: at(was.before_at) }),
            t(`after.${population}`, { at: at(was.after_at) }),
          ].map((head) => (
            <Box
              component="th"
              key={head}
              className="num"
              sx={{
                '&&': { textAlign: lastDigit },
                fontSize: 12,
                fontWeight: 400,
                color: 'text.secondary',
              }}
            >
              {head}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {was.lines.map((line) => (
          <tr key={`${line.code} ${line.name}`}>
            <th scope="row">
              <bdi>{label(line)}</bdi>
            </th>
            {([line.before, line.after] as const).map((value, index) => (
              <Box
                component="td"
                // biome-ignore lint/suspicious/noArrayIndexKey: always the two
                key={index}
                className="num"
                sx={{
                  '&&': { textAlign: lastDigit },
                  fontWeight:
                    (index === 1 && line.before !== line.after) || line.code === 'net' ? 600 : 400,
                  overflowWrap: 'anywhere',
                }}
              >
                <bdi>{written(line, value)}</bdi>
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
