import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { lazy, Suspense, useState } from 'react'
import { tagTexts } from './messages'

const TagMenu = lazy(() => import('./tag-menu'))

/** Shows the entries of one tag; empty: of all. */
export function TagFilter({ chosen, choose }: { chosen: string; choose: (tag: string) => void }) {
  const t = useText(tagTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  return (
    <>
      <Button
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 200 }}
      >
        <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {chosen ? `#${chosen}` : t('all')}
        </Box>
        <Icon name="down" size={14} style={{ marginInlineStart: 6 }} />
      </Button>
      <Suspense>
        {anchor && (
          <TagMenu
            anchor={anchor}
            chosen={chosen ? [chosen] : []}
            only
            close={(tags) => {
              setAnchor(null)
              if (tags) choose(tags[0] ?? '')
            }}
          />
        )}
      </Suspense>
    </>
  )
}
