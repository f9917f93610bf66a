import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { LeaveImportPreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { leaveImportTexts } from './messages'

type FileType = LeaveImportPreview['types'][number]

export type ChosenTypes = Readonly<Record<string, string | null>>

/** The value of the choice that leaves the rows of a type out. */
const OUT = 'out'

/** The types of the file and the leave types that they mean; each can be corrected. */
export function FileTypes({
  types,
  chosen,
  choose,
}: {
  types: readonly FileType[]
  chosen: ChosenTypes
  choose: (types: ChosenTypes) => void
}) {
  const t = useText(leaveImportTexts)
  const { workspace } = useMember()
  const { data } = useQuery(query(leaveRulesApi.leaveTypes, { params: { ws: workspace.id } }))
  const known = (data?.data ?? []).filter(({ takes_account }) => !takes_account)

  const options = [
    { value: '', label: t('types.choose') },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    { value: OUT, label: t('types.leave') },
  ]

  return (
    <Card title={t('types.title')}>
      <BareList aria-label={t('types.title')}>
        {types.map((type) => (
          <TypeRow
            key={type.name}
            type={type}
            options={options}
            change={(id) => choose({ ...chosen, [type.name]: id === OUT ? null : id })}
          />
        ))}
      </BareList>
    </Card>
  )
}

function TypeRow({
  type: { name, rows, leave_type_id, by },
  options,
  change,
}: {
  type: FileType
  options: readonly { value: string; label: string }[]
  change: (id: string) => void
}) {
  const t = useText(leaveImportTexts)

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 300px)' }}
      gap={1}
      sx={{
        alignItems: 'center',
        px: 2,
        py: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Strong>
          <bdi>{name}</bdi>
        </Strong>
        <Muted size={12}>
          {t('people.rows', { count: rows })}
          {' · '}
          <Box component="span" sx={{ ...(by === 'none' && { color: 'tone.bad' }) }}>
            {t(`types.by.${by}`)}
          </Box>
        </Muted>
      </Box>
      <SelectField
        name={`type-${name}`}
        label={t('types.which', { name })}
        value={by === 'left_out' ? OUT : (leave_type_id ?? '')}
        onChange={change}
        options={options}
      />
    </Grid>
  )
}
