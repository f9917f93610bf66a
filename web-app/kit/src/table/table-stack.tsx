import Box from '@mui/material/Box'
import { BareList, Row, Stack } from '../ui/layout'
import { Muted, Strong } from '../ui/text'
import type { Column, ColumnsProps } from './table-props'
import { cut, rowLook, rowProps, totalsLook, useRowKeys } from './table-rows'

/**
 * The same rows as cards in a narrow window: title and key figure, then the muted facts and the
 * chip.
 */
export function TableStack<R>({
  columns,
  list,
  label,
  rowActions,
  totals,
  ...rest
}: ColumnsProps<R>) {
  const { body, onKeyDown } = useRowKeys()
  const card = cardOf(columns)
  const { chooser, title, figure } = card

  return (
    <BareList ref={body} aria-label={label} onKeyDown={onKeyDown}>
      {list.rows.map((row, index) => (
        <Box
          key={rest.rowKey(row)}
          component="li"
          {...rowProps(row, index, rest)}
          sx={{
            ...rowLook,
            display: 'flex',
            gap: 1,
            py: 1.25,
            px: 2,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          {chooser && <Box sx={{ flex: 'none', pt: 1 }}>{chooser.cell(row)}</Box>}
          <RowCard row={row} card={card} rowActions={rowActions} />
        </Box>
      ))}
      {totals && (
        <Box
          component="li"
          sx={{ ...totalsLook, ...cardLine, py: 1.25, px: 2, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1 }}>{title && totals[title.id]}</Box>
          <span className="num">{figure && totals[figure.id]}</span>
        </Box>
      )}
    </BareList>
  )
}

interface RowCardProps<R> extends Pick<ColumnsProps<R>, 'rowActions'> {
  row: R
  card: ReturnType<typeof cardOf<R>>
}

/** The lines of one card. */
function RowCard<R>({ row, card: { title, figure, facts, chips }, rowActions }: RowCardProps<R>) {
  const texts = saidOf(facts, row)
  const marks = saidOf(chips, row)
  const second = texts.length > 0 || chips.length > 0

  return (
    <Stack gap={0.5} sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={cardLine}>
        <Box sx={{ ...cut, flex: 1, fontWeight: 500 }}>{title?.cell(row)}</Box>
        {figure && (
          <Strong className="num" weight={600} sx={{ flex: 'none' }}>
            {figure.end && (
              <Muted component="span" size={12} sx={{ marginInlineEnd: 0.75, fontWeight: 400 }}>
                {figure.label}
              </Muted>
            )}
            {figure.cell(row)}
          </Strong>
        )}
        {/* Without neighbours, the buttons take no line of their own. */}
        {!second && <Box sx={{ flex: 'none', alignSelf: 'center' }}>{rowActions?.(row)}</Box>}
      </Box>
      {second && (
        <Box
          sx={{
            ...cardLine,
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            color: 'text.secondary',
            fontSize: 13,
          }}
        >
          <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
            {texts.map(({ column, fact }) => (
              <Box
                key={column.id}
                className={column.end ? 'num' : undefined}
                sx={column.end ? cut : factLook}
              >
                {column.end && `${column.label} `}
                {fact}
              </Box>
            ))}
          </Box>
          <Row gap={0.5} sx={{ flex: 'none', alignSelf: 'end', color: 'text.primary' }}>
            {marks.map(({ column, fact }) => (
              <span key={column.id}>{fact}</span>
            ))}
            {rowActions?.(row)}
          </Row>
        </Box>
      )}
    </Stack>
  )
}

/** Returns the columns' values of a row, without empty ones. */
const saidOf = <R,>(columns: readonly Column<R>[], row: R) =>
  columns
    .map((column) => ({ column, fact: column.cell(row) }))
    .filter(({ fact }) => fact !== null && fact !== undefined && fact !== '')

const cardLine = { display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 } as const

/** An address in a right-to-left page is truncated at its own end, not at its beginning. */
const factLook = { ...cut, '& > .ltr:only-child': { ...cut, display: 'block' } } as const

function cardOf<R>(columns: readonly Column<R>[]) {
  const chooser = columns.find(({ head }) => head)
  const shown = columns.filter(({ head, card }) => !head && card !== 'none')
  const title = shown.find(({ fixed }) => fixed) ?? shown[0]
  const figure = shown.find(({ card }) => card === 'figure')
  const chips = shown.filter(({ card, id }) => card === 'chip' || (id === 'status' && !card))
  const said = shown.filter((column) => column.card === 'fact' && column !== title)
  const others = shown.filter(
    (column) => column !== title && column !== figure && !chips.includes(column),
  )

  return { chooser, title, figure, chips, facts: said.length > 0 ? said : others.slice(0, 2) }
}
