import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { type GridRow, nameOfRow } from './grid-rows'
import { InlineInput } from './inline-input'
import { timerTexts } from './messages'

interface Props {
  /** The cell that has or had the focus last; none at first. */
  chosen?: { row: GridRow; day: string; locked?: string | undefined } | undefined
  save: (row: GridRow, day: string, description: string) => Promise<unknown>
}

/** The description of the chosen cell's entry. It keeps its height, so that nothing below moves. */
export function CellNote({ chosen, save }: Props) {
  const t = useText(timerTexts)
  const { shortDay } = useFormat()
  if (!chosen) return <Row sx={{ minHeight: 44, px: 1 }} />
  const { row, day, locked } = chosen
  const cell = row.cells.find((each) => each.day === day)
  const label = t('sheet.cell', { name: nameOfRow(row, t('noProject')), day: shortDay(day) })
  const fixed = locked !== undefined || !cell?.typable

  return (
    <Row gap={1} wrap sx={{ minHeight: 44, px: 1 }}>
      <Strong dir="auto" sx={{ fontSize: 13 }}>
        {label}
      </Strong>
      <Grow>
        <InlineInput
          key={`${label} ${cell?.description}`}
          value={cell?.description ?? ''}
          label={t('description')}
          placeholder={fixed ? '' : t('addDescription')}
          disabled={fixed}
          save={(description) => save(row, day, description)}
        />
      </Grow>
      {cell && locked && <Muted size={12}>{locked}</Muted>}
    </Row>
  )
}
