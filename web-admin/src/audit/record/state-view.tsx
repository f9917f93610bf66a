import Box from '@mui/material/Box'
import { useText } from '@workledger/kit/i18n/i18n'
import { Grid, Stack } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { auditTexts } from '../messages'
import type { AuditWords } from '../words/use-words'
import { isObject, members } from './plain-state'

interface Props {
  state: unknown
  words: AuditWords
  currency?: string | undefined
}

/** A record's values with labels; its lists are collapsed below. */
export function StateView({ state, words, currency }: Props) {
  const t = useText(auditTexts)
  if (!isObject(state)) return <EmptyState dense icon="info" title={t('record.nothing')} />
  return <Part value={state} words={words} currency={currencyOf(state) ?? currency} depth={0} />
}

/** Returns the currency of a record's amounts, if it has one. */
export const currencyOf = (value: Record<string, unknown>) =>
  typeof value.currency === 'string' && /^[A-Z]{3}$/.test(value.currency)
    ? value.currency
    : undefined

function Part({
  value,
  words,
  currency,
  depth,
}: { value: Record<string, unknown>; depth: number } & Pick<Props, 'words' | 'currency'>) {
  const t = useText(auditTexts)

  const told = members(value).flatMap(([name, inner]) => {
    const label = words.field(name)
    return label === null || inner === undefined ? [] : [{ name, inner, label }]
  })

  const single = told.filter(({ inner }) => !holdsMore(inner))
  const several = told.filter(({ inner }) => holdsMore(inner))
  if (told.length === 0) return <Muted>{t('blank')}</Muted>

  return (
    <Stack gap={1}>
      {single.length > 0 && (
        <Grid
          component="dl"
          columns={{
            xs: 'minmax(0, 2fr) minmax(0, 3fr)',
            sm: 'minmax(120px, 220px) minmax(0, 1fr)',
          }}
          gap="6px 16px"
          sx={{ m: 0 }}
        >
          {single.map(({ name, inner, label }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Muted component="dt">{label}</Muted>
              <Box component="dd" className="num" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                <bdi>{words.value(name, inner, currency)}</bdi>
              </Box>
            </Box>
          ))}
        </Grid>
      )}
      {several.map(({ name, inner, label }) => {
        const parts = Array.isArray(inner)
          ? inner.map((one, n) => [String(n + 1), one] as const)
          : null
        const count = parts?.length ?? members(inner as Record<string, unknown>).length

        return (
          <Box component="details" key={name} open={depth <= 1 && count <= (depth === 0 ? 6 : 20)}>
            <Box
              component="summary"
              sx={{ cursor: 'pointer', fontWeight: 500, py: 0.5, lineHeight: '24px' }}
            >
              <bdi>{label}</bdi>
              <Muted
                component="span"
                className="num"
                sx={{ fontWeight: 400, marginInlineStart: 1 }}
              >
                {count}
              </Muted>
            </Box>
            <Stack
              gap={1}
              sx={{
                borderInlineStart: '2px solid',
                borderColor: 'divider',
                paddingInlineStart: 1.5,
                my: 0.5,
              }}
            >
              {parts ? (
                parts.map(([n, one]) =>
                  isObject(one) ? (
                    <Part
                      key={n}
                      value={one}
                      words={words}
                      currency={currencyOf(one) ?? currency}
                      depth={depth + 1}
                    />
                  ) : (
                    <bdi key={n}>{words.value(name, one, currency)}</bdi>
                  ),
                )
              ) : (
                <Part
                  value={inner as Record<string, unknown>}
                  words={words}
                  currency={currency}
                  depth={depth + 1}
                />
              )}
            </Stack>
          </Box>
        )
      })}
    </Stack>
  )
}

/** Returns whether a value has nested records; days of a leave and similar lists fit one line. */
const holdsMore = (value: unknown) =>
  (Array.isArray(value) && value.some(isObject) && value.length > 0) ||
  (isObject(value) && Object.keys(value).length > 0)
