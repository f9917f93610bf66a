import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Stack } from '@workledger/kit/ui/layout'
import { Strong } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { importTexts } from './messages'

const few = 8

const kinds = ['departments', 'designations', 'offices'] as const

/** New departments, designations and offices of the import. */
export function Missing({ missing }: Pick<ImportPreview, 'missing'>) {
  const t = useText(importTexts)
  if (kinds.every((kind) => missing[kind].length === 0)) return null

  return (
    <Card title={t('missing.title')} padded>
      <Stack gap={1.5}>
        {kinds.map(
          (kind) =>
            missing[kind].length > 0 && (
              <Names
                key={kind}
                title={t(`missing.${kind}`, { count: missing[kind].length })}
                names={missing[kind]}
              />
            ),
        )}
      </Stack>
    </Card>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  const t = useText(importTexts)
  const [all, setAll] = useState(false)

  return (
    <Box sx={{ fontSize: 13 }}>
      <Strong component="h3" sx={{ m: 0, mb: 0.5, fontSize: 13 }}>
        {title}
      </Strong>
      <BareList sx={{ color: 'text.secondary' }}>
        {(all ? names : names.slice(0, few)).map((name) => (
          <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Box>
        ))}
      </BareList>
      {!all && names.length > few && (
        <Button variant="text" onClick={() => setAll(true)} sx={{ marginInlineStart: -1 }}>
          {t('missing.all', { count: names.length })}
        </Button>
      )}
    </Box>
  )
}
