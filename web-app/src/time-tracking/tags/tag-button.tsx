import Box from '@mui/material/Box'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { lazy, Suspense, useState } from 'react'
import { tagTexts } from './messages'

const load = () => import('./tag-menu')
const TagMenu = lazy(load)

interface Props {
  tags: readonly string[]
  onChange: (tags: string[]) => void
}

/** An entry's tags, which open the choice of them; a number sign without any. */
export function TagButton({ tags, onChange }: Props) {
  const t = useText(tagTexts)
  const { listed } = useFormat()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  return (
    <>
      <Box
        component="button"
        type="button"
        dir="auto"
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-label={tags.length > 0 ? t('named', { tags: listed(tags) }) : t('tags')}
        title={tags.length > 0 ? listed(tags) : t('tags')}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          flex: 'none',
          // The description keeps most of a narrow row.
          maxWidth: 'min(180px, 35%)',
          minWidth: 28,
          minHeight: 28,
          px: 0.5,
          border: 0,
          borderRadius: '4px',
          bgcolor: 'transparent',
          color: tags.length > 0 ? 'text.secondary' : 'text.disabled',
          font: 'inherit',
          fontSize: 12,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {tags.length > 0 ? tags.map((tag) => `#${tag}`).join(' ') : '#'}
      </Box>
      <Suspense>
        {anchor && (
          <TagMenu
            anchor={anchor}
            chosen={tags}
            close={(chosen) => {
              setAnchor(null)
              if (chosen) onChange(chosen)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
