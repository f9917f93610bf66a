import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type ImportPreview, importFieldNames } from '@workledger/contracts/people/import.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { Card } from '@workledger/kit/ui/card'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { type ComponentType, Suspense, useRef, useState } from 'react'
import { useMay } from '../../kit/may'
import { importTexts } from './messages'
import { fieldNameOf, type NewFieldProps, typeOf } from './new-field'
import type { Field } from './reading'
import { quiet } from './table-look'

type Column = ImportPreview['columns'][number]

interface Props {
  columns: readonly Column[]
  fields: ImportPreview['fields']
  onChange: (index: number, field: Field | null) => void
  NewField: ComponentType<NewFieldProps>
}

/**
 * The meaning of each column of the file, all of them changeable. If there are many, those left out
 * are collapsed.
 */
export function Columns({ columns, fields, onChange, NewField }: Props) {
  const t = useText(importTexts)
  const used = columns.filter(({ field }) => field !== null)
  const may = useMay()('addCustomFieldType')
  const [adding, setAdding] = useState<Column | null>(null)
  const [all, setAll] = useState(columns.length <= 12 || used.length === 0)
  // A column that was just left out stays in place, to get another meaning.
  const seen = useRef(new Set<number>())
  for (const { index } of used) seen.current.add(index)
  const shown = all ? columns : columns.filter(({ index }) => seen.current.has(index))
  const hidden = columns.length - shown.length

  return (
    <Card
      title={t('columns')}
      aside={
        <Box sx={{ fontSize: 12, paddingInlineEnd: 1 }}>
          {t('columnsText', { used: used.length, all: columns.length })}
        </Box>
      }
    >
      <Box role="table" aria-label={t('columns')}>
        <Box
          role="row"
          sx={{
            ...line,
            display: { xs: 'none', sm: 'grid' },
            minHeight: 32,
            bgcolor: 'tone.raised',
          }}
        >
          {[t('column'), t('field'), t('samples')].map((label) => (
            <Muted role="columnheader" key={label} size={12} sx={{ fontWeight: 500 }}>
              {label}
            </Muted>
          ))}
        </Box>
        {shown.map((column) => (
          <ImportColumnRow
            key={column.index}
            {...{ column, fields, onChange }}
            add={may ? () => setAdding(column) : undefined}
          />
        ))}
      </Box>
      {(hidden > 0 || (all && columns.length > 12 && used.length > 0)) && (
        <Button variant="text" onClick={() => setAll(!all)} aria-expanded={all} sx={{ m: 0.5 }}>
          {all ? t('fewer') : t('others', { count: hidden })}
        </Button>
      )}
      <Suspense>
        {adding && (
          <NewField
            name={fieldNameOf(adding.heading)}
            type={typeOf(adding.samples)}
            added={(id) => onChange(adding.index, id)}
            close={() => setAdding(null)}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** Fields of every employee have words in each language; custom ones have their given name. */
const isKnown = (field: Field): field is (typeof importFieldNames)[number] =>
  (importFieldNames as readonly string[]).includes(field)

/** An id that no field has. */
const NEW = 'new'

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) 184px minmax(0, 4fr)' },
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1.5 },
  px: 2,
  minHeight: 40,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const

interface RowProps extends Pick<Props, 'fields' | 'onChange'> {
  column: Column
  /** Makes a new custom field of the column; undefined without the right to add one. */
  add: (() => void) | undefined
}

function ImportColumnRow({
  column: { index, heading, field, samples },
  fields,
  onChange,
  add,
}: RowProps) {
  const t = useText(importTexts)
  const { column } = useRecordWords(peopleWords)

  return (
    <Box role="row" sx={{ ...line, py: { xs: 1, sm: 0.5 } }}>
      <Strong
        role="cell"
        sx={{ overflowWrap: 'anywhere', ...(field === null && { color: 'text.secondary' }) }}
      >
        <bdi>{heading || '—'}</bdi>
      </Strong>
      <Box role="cell">
        <Select
          value={field ?? ''}
          displayEmpty
          fullWidth
          onChange={({ target: { value } }) =>
            value === NEW ? add?.() : onChange(index, (value || null) as Field | null)
          }
          inputProps={{ 'aria-label': pair(heading, t('field')) }}
          sx={{
            minHeight: 30,
            ...(field === null && { color: 'text.disabled' }),
            '& .MuiSelect-select': { py: '4px' },
            '@media (pointer: coarse)': { minHeight: 40 },
          }}
        >
          <MenuItem value="">{t('ignore')}</MenuItem>
          {fields.map(({ field: each, label }) => (
            <MenuItem key={each} value={each}>
              {isKnown(each) ? column('import', each) : <bdi>{label}</bdi>}
            </MenuItem>
          ))}
          {add && (
            <MenuItem value={NEW} sx={{ borderTop: 1, borderColor: 'divider' }}>
              {t('newField')}
            </MenuItem>
          )}
        </Select>
      </Box>
      {/* Truncated at the samples' own end; the rule for left mirrors with the page. */}
      <Box role="cell" dir="auto" sx={{ ...quiet, textAlign: 'left' }}>
        {samples.join(' · ')}
      </Box>
    </Box>
  )
}
