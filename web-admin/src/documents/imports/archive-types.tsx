import Box from '@mui/material/Box'
import type { DocumentImportPreview } from '@workledger/contracts/documents/document-import-previews.api'
import { documentTypeNamed, documentTypesIn } from '@workledger/contracts/documents/document-types'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { documentImportTexts } from './messages'
import type { Chosen } from './use-archive-preview'

type ArchiveType = DocumentImportPreview['types'][number]

/** The value of the choice that leaves the files of a category out. */
const OUT = ' out'

/** The categories of the archive and the document types that they mean; each can be corrected. */
export function ArchiveTypes({
  types,
  chosen,
  choose,
}: {
  types: readonly ArchiveType[]
  chosen: Chosen
  choose: (types: Chosen) => void
}) {
  const t = useText(documentImportTexts)

  return (
    <Card title={t('types.title')} note={t('types.text')}>
      <BareList aria-label={t('types.title')}>
        {types.map((type) => (
          <TypeRow
            key={type.name}
            type={type}
            change={(name) => choose({ ...chosen, [type.name]: name === OUT ? null : name })}
          />
        ))}
      </BareList>
    </Card>
  )
}

function useOptions({ name, type }: ArchiveType) {
  const t = useText(documentImportTexts)
  const known = documentTypesIn(useLanguage())
  const meant = type === null ? undefined : documentTypeNamed(type)
  const own = [name.slice(0, 100), meant ? '' : (type ?? '')].filter(
    (each) => each !== '' && !known.includes(each),
  )

  return [
    { value: '', label: t('types.choose') },
    // The read type has its name in the company's language.
    ...known.map((each) => ({
      value: meant && meant === documentTypeNamed(each) ? type! : each,
      label: each,
    })),
    ...[...new Set(own)].map((each) => ({ value: each, label: t('types.keep', { name: each }) })),
    { value: OUT, label: t('types.leave') },
  ]
}

function TypeRow({ type, change }: { type: ArchiveType; change: (name: string) => void }) {
  const t = useText(documentImportTexts)
  const options = useOptions(type)
  const { files, by, visibility } = type
  const name = type.name || t('types.without')

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
          {t('people.files', { count: files })}
          {' · '}
          <Box component="span" sx={{ ...(by === 'none' && { color: 'tone.bad' }) }}>
            {t(`types.by.${by}`)}
          </Box>
          {visibility && ` · ${t(`types.readers.${visibility}`)}`}
        </Muted>
      </Box>
      <SelectField
        name={`type-${type.name}`}
        label={t('types.which', { name })}
        value={by === 'left_out' ? OUT : (type.type ?? '')}
        onChange={change}
        options={options}
      />
    </Grid>
  )
}
