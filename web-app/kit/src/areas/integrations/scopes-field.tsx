import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import {
  EXPORT_SCOPE,
  PROVISION_SCOPE,
  scopeAreas,
  type TokenScope,
} from '@workledger/contracts/kernel/token-scopes'
import { type KeyboardEvent, useState } from 'react'
import { CheckField, FieldGroup, type Look } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { pair } from '../../i18n/pair'
import { tokenTexts } from './messages'
import { useScopeWords } from './scope-words'
import { scopeOf, scopesOfWay, scopeWays, withScopes } from './scopes'

/** Steps of the arrows: rows and columns. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the next box in an arrow's direction. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const place = (event.target as HTMLElement).dataset?.place
  if (!step || !place) return
  event.preventDefault()
  const table = event.currentTarget
  const mirrored = getComputedStyle(table).direction === 'rtl' ? -1 : 1
  let [row, column] = place.split('-').map(Number) as [number, number]

  for (let tries = 0; tries < scopeAreas.length; tries++) {
    row += step[0]
    column += step[1] * mirrored
    const next = table.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)
    if (next) return next.focus()
  }
}

/** The scopes of a token: areas by what it may do there. The arrows move between the boxes. */
export function ScopesField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
}: FieldProps<TokenScope[]> & Look) {
  const t = useText(tokenTexts)
  const words = useScopeWords()
  const { locale } = useFormat()
  // The one box that Tab reaches.
  const [at, setAt] = useState('0-0')
  const toggle = (scopes: readonly TokenScope[], on: boolean) =>
    onChange(withScopes(value, scopes, on))

  const areas = scopeAreas
    .map((area) => ({ area, label: words.area(area) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))

  const rows = [
    {
      label: t('all'),
      cells: scopeWays.map((way) => (way === 'approve' ? [] : scopesOfWay(way))),
    },
    ...areas.map(({ area, label }) => ({
      label,
      cells: scopeWays.map((way) => [scopeOf(area, way)].filter((scope) => scope !== undefined)),
    })),
  ]

  return (
    <FieldGroup {...{ label, hint, error }} required>
      <Box sx={frame}>
        <Box component="table" role="grid" onKeyDown={moveFocus} sx={grid}>
          <thead>
            <tr>
              <th scope="col">{t('area')}</th>
              {scopeWays.map((way) => (
                <th key={way} scope="col">
                  {t(`ways.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((scopes, column) => (
                  <td key={scopeWays[column]}>
                    {scopes.length > 0 && (
                      <ScopeBox
                        name={name}
                        label={pair(row.label, t(`ways.${scopeWays[column]!}`))}
                        place={`${index}-${column}`}
                        {...{ at, setAt, scopes, value, toggle }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <CheckField
        name={name}
        label={t('export')}
        value={value.includes(EXPORT_SCOPE)}
        onChange={(on) => toggle([EXPORT_SCOPE], on)}
      />
      <CheckField
        name={name}
        label={t('scim')}
        value={value.includes(PROVISION_SCOPE)}
        onChange={(on) => toggle([PROVISION_SCOPE], on)}
      />
    </FieldGroup>
  )
}

interface BoxProps {
  name: string
  label: string
  place: string
  at: string
  setAt: (place: string) => void
  scopes: readonly TokenScope[]
  value: readonly TokenScope[]
  toggle: (scopes: readonly TokenScope[], on: boolean) => void
}

function ScopeBox({ name, label, place, at, setAt, scopes, value, toggle }: BoxProps) {
  const held = scopes.filter((scope) => value.includes(scope)).length
  const checked = held === scopes.length

  return (
    <Checkbox
      size="small"
      name={name}
      checked={checked}
      indeterminate={!checked && held > 0}
      onChange={() => toggle(scopes, !checked)}
      onFocus={() => setAt(place)}
      slotProps={{
        input: {
          'aria-label': label,
          tabIndex: place === at ? 0 : -1,
          'data-place': place,
        } as object,
      }}
      sx={{ p: 0.25, '@media (pointer: coarse)': { p: 1.25 } }}
    />
  )
}

const frame = {
  maxHeight: 296,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  mb: 0.5,
} as const

const grid = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '18px',
  '& th, & td': { p: '1px 8px', textAlign: 'center', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 1.5 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    py: 0.75,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    boxShadow: 'inset 0 -1px var(--wl-palette-divider)',
  },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr:first-of-type th': { fontWeight: 500 },
} as const
