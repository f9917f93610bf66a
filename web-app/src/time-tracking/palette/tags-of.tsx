import { useQuery } from '@tanstack/react-query'
import { distinctTags, MOST_TAGS, tagOf } from '@workledger/contracts/time-tracking/tags'
import { timeTagsApi } from '@workledger/contracts/time-tracking/time-tags.api'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import type { PaletteStepProps, StepEntry } from '@workledger/kit/ui/palette-step'
import { useState } from 'react'
import { useTimer } from '../commands'
import { tagTexts } from '../tags/messages'
import { tagChoices } from '../tags/tag-choices'
import { timerPaletteTexts } from './messages'

interface Props extends PaletteStepProps {
  running: TimeEntry
  title: string
}

const written = (tags: readonly string[]) => tags.map((tag) => `#${tag}`).join(' ')

/** Choices of the timer's tags: Enter adds or removes one; the first entry sets them all. */
export function TagsOf({ running, title, typed, children }: Props) {
  const [t, tt] = [useText(timerPaletteTexts), useText(tagTexts)]
  const timer = useTimer()
  const { workspace } = useMember()
  const [tags, setTags] = useState<readonly string[]>(running.tags)
  const known = useQuery(query(timeTagsApi.timeTags, { params: { ws: workspace.id } }))

  const all = distinctTags([...running.tags, ...(known.data?.data ?? []), ...tags])
  const full = tags.length >= MOST_TAGS
  const same =
    tags.length === running.tags.length && tags.every((tag, n) => tag === running.tags[n])

  const toggle = (tag: string) =>
    setTags((now) =>
      now.includes(tag)
        ? now.filter((one) => one !== tag)
        : now.length >= MOST_TAGS
          ? now
          : [...now, tag],
    )

  const take: StepEntry = {
    id: 'take',
    label: tags.length > 0 ? t('take', { tags: written(tags) }) : t('clear'),
    icon: 'check',
    run: () => void timer.setTags(running, [...tags]),
  }

  const choices = tagChoices(all, typed).flatMap((choice): StepEntry[] =>
    choice.kind === 'all'
      ? []
      : [
          {
            id: `tag ${choice.tag}`,
            label: choice.kind === 'add' ? tt('add', { tag: choice.tag }) : `#${choice.tag}`,
            icon: choice.kind === 'add' ? 'plus' : 'edit',
            checked: tags.includes(choice.tag),
            stays: true,
            run: () => toggle(choice.tag),
          },
        ],
  )

  const entries = same || typed.trim() ? choices : [take, ...choices]
  const wrong = typed.trim() !== '' && tagOf(typed) === undefined

  const note = wrong
    ? tt('wrong')
    : full
      ? tt('most', { most: MOST_TAGS })
      : entries.length > 0 || known.isPending
        ? undefined
        : tt(typed.trim() ? 'unfound' : 'none')

  return children({
    label: tt('find'),
    groups: entries.length > 0 ? [{ title, entries }] : [],
    ...(note && { note }),
  })
}
