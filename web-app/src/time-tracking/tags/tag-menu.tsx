import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import { useQuery } from '@tanstack/react-query'
import { distinctTags, MOST_TAGS, tagOf } from '@workledger/contracts/time-tracking/tags'
import { timeTagsApi } from '@workledger/contracts/time-tracking/time-tags.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { type KeyboardEvent, useId, useState } from 'react'
import { MenuSearch } from '../menu-search'
import { tagTexts } from './messages'
import { type TagChoice, tagChoices } from './tag-choices'

interface Props {
  anchor: HTMLElement
  chosen: readonly string[]
  /** At most one, of those that exist: for a filter. */
  only?: true
  /** Gets the new choice; nothing if it stays. */
  close: (chosen?: string[]) => void
}

/** Tags to choose from, found by typing, which also adds new ones; Enter takes, Escape ends. */
export default function TagMenu({ anchor, chosen, only, close }: Props) {
  const t = useText(tagTexts)
  const id = useId()
  const { workspace } = useMember()
  const [typed, setTyped] = useState('')
  const [tags, setTags] = useState<readonly string[]>(chosen)
  const [at, setAt] = useState(0)
  const known = useQuery(query(timeTagsApi.timeTags, { params: { ws: workspace.id } }))

  // The order stays while the menu is open.
  const all = distinctTags([...chosen, ...(known.data?.data ?? []), ...tags])
  const options = tagChoices(all, typed, only)
  const here = Math.max(0, Math.min(at, options.length - 1))
  const full = tags.length >= MOST_TAGS

  const done = () => {
    const same = tags.length === chosen.length && tags.every((tag, n) => tag === chosen[n])
    close(same ? undefined : [...tags])
  }

  const take = (option: TagChoice | undefined) => {
    if (!option) return
    if (option.kind === 'all') return close([])
    const { tag } = option
    if (only) return close([tag])
    const has = tags.includes(tag)
    if (!has && full) return
    setTags(has ? tags.filter((one) => one !== tag) : [...tags, tag])
    setTyped('')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(here + 1, options.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(here - 1, 0))
    // Enter in an empty field ends the choice.
    else if (event.key === 'Enter' && !typed.trim() && at === 0 && !only) done()
    else if (event.key === 'Enter') take(options[here])
    else return

    event.preventDefault()
  }

  const wrong = typed.trim() !== '' && tagOf(typed) === undefined

  const note = wrong
    ? t('wrong')
    : full && !only
      ? t('most', { most: MOST_TAGS })
      : options.length > 0 || known.isPending
        ? ''
        : t(typed.trim() ? 'unfound' : 'none')

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={done}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('tags'), sx: { mt: 0.5, width: 260 } },
      }}
    >
      <MenuSearch
        list={id}
        label={t('find')}
        typed={typed}
        type={(text) => {
          setTyped(text)
          setAt(0)
        }}
        here={options.length > 0 ? here : undefined}
        onKeyDown={onKeyDown}
      />
      <Box
        component="ul"
        role="listbox"
        id={id}
        aria-label={t('tags')}
        aria-multiselectable={only ? undefined : true}
        sx={{ m: 0, p: 0.5, listStyle: 'none', maxHeight: 240, overflowY: 'auto' }}
      >
        {options.map((option, index) => (
          <TagOption
            key={option.kind === 'all' ? '' : option.tag}
            id={`${id}-${index}`}
            option={option}
            chosen={
              option.kind === 'all'
                ? tags.length === 0
                : option.kind === 'tag' && tags.includes(option.tag)
            }
            here={index === here}
            point={() => setAt(index)}
            take={() => take(option)}
          />
        ))}
      </Box>
      <Muted role="status" size={12} sx={{ px: 1.5, pb: 1, '&:empty': { display: 'none' } }}>
        {note}
      </Muted>
    </Popover>
  )
}

interface OptionProps {
  id: string
  option: TagChoice
  chosen: boolean
  here: boolean
  point: () => void
  take: () => void
}

function TagOption({ id, option, chosen, here, point, take }: OptionProps) {
  const t = useText(tagTexts)

  return (
    <Row
      component="li"
      role="option"
      id={id}
      aria-selected={chosen}
      onPointerMove={point}
      onClick={take}
      gap={1}
      sx={{
        minHeight: 32,
        px: 1,
        borderRadius: '4px',
        cursor: 'pointer',
        bgcolor: here ? 'action.hover' : undefined,
        color: option.kind === 'tag' ? undefined : 'text.secondary',
      }}
    >
      <Grow
        component="span"
        dir="auto"
        // Mirrored with the page, as in the fields.
        sx={{
          textAlign: 'left',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {option.kind === 'all'
          ? t('all')
          : option.kind === 'add'
            ? t('add', { tag: option.tag })
            : option.tag}
      </Grow>
      {chosen && <Icon name="check" />}
    </Row>
  )
}
