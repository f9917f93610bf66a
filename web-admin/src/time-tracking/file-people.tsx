import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TimeImportPreview } from '@workledger/contracts/time-tracking/time-import-previews.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { timeImportTexts } from './messages'

type FilePerson = TimeImportPreview['people'][number]

export type ChosenPeople = Readonly<Record<string, string | null>>

/** As many people as a small company has; more are shown on demand. */
const FIRST = 12

/** The people of the file and the employees whom they mean; each can be corrected. */
export function FilePeople({
  people,
  chosen,
  choose,
}: {
  people: readonly FilePerson[]
  chosen: ChosenPeople
  choose: (people: ChosenPeople) => void
}) {
  const t = useText(timeImportTexts)
  const [all, setAll] = useState(false)
  // Unknown people come first, because they need a choice.
  const sorted = [...people].sort((a, b) => Number(a.by !== 'none') - Number(b.by !== 'none'))
  const shown = all ? sorted : sorted.slice(0, FIRST)

  return (
    <Card title={t('people.title')} note={t('people.text', { count: people.length })}>
      <BareList aria-label={t('people.title')}>
        {shown.map((person) => (
          <Person
            key={person.key}
            person={person}
            change={(employee) => choose({ ...chosen, [person.key]: employee })}
          />
        ))}
      </BareList>
      {sorted.length > shown.length && (
        <Box sx={{ p: 1 }}>
          <Button variant="text" onClick={() => setAll(true)}>
            {t('people.more')}
          </Button>
        </Box>
      )}
    </Card>
  )
}

function Person({
  person,
  change,
}: {
  person: FilePerson
  change: (employee: string | null) => void
}) {
  const t = useText(timeImportTexts)
  const name = person.name || person.email || t('people.noPerson')
  const out = person.by === 'left_out'

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 260px) 104px' }}
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
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Strong>
          <bdi>{name}</bdi>
        </Strong>
        <Muted size={12}>
          {person.email && person.name && <bdi>{person.email} · </bdi>}
          {t('people.rows', { count: person.rows })}
          {' · '}
          <Box component="span" sx={{ ...(person.by === 'none' && { color: 'tone.bad' }) }}>
            {t(`people.by.${person.by}`)}
          </Box>
        </Muted>
      </Box>
      <PersonField
        name={`person-${person.key}`}
        label={t('people.who', { name })}
        placeholder={t('people.by.none')}
        value={person.employee_id ?? ''}
        disabled={out}
        onChange={(employee) => employee && change(employee)}
      />
      <Button variant="text" onClick={() => change(out ? '' : null)}>
        {out ? t('people.take') : t('people.leave')}
      </Button>
    </Grid>
  )
}
