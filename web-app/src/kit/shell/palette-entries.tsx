import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type ReactNode, useEffect, useState } from 'react'
import { useKnownActions } from '../actions'
import { Avatar, fullName } from '../avatar'
import { useCurrent } from '../current'
import { useText } from '../i18n'
import type { IconName } from '../icon'
import { kitTexts } from '../messages'
import { query } from '../query'
import { navigationFor } from './nav'
import { builtPages } from './pages'

export interface PaletteEntry {
  id: string
  label: string
  icon?: IconName
  picture?: ReactNode
  note?: string
  to?: string
  run?: () => void
}

/** Waits until typing pauses. */
function useSettled(text: string, milliseconds: number) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return settled
}
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What fits the words typed: pages, then actions, then people. */
export function usePaletteEntries(q: string): { title: string; entries: PaletteEntry[] }[] {
  const t = useText(kitTexts)
  const { admin, employee, workspace } = useCurrent()
  const actions = useKnownActions()
  const words = folded(q).split(/\s+/).filter(Boolean)
  const fits = (label: string) => words.every((word) => folded(label).includes(word))

  const pages = navigationFor(employee?.role?.permissions ?? [])
    .flatMap((group) => group.entries.flatMap((entry) => (entry.children ?? [entry]).map((leaf) => ({ ...leaf, parent: entry }))))
    .map((leaf) => ({
      id: leaf.to,
      label: t(`nav.${leaf.id}`),
      icon: leaf.icon,
      to: leaf.to,
      note: leaf.parent.id === leaf.id ? undefined : t(`nav.${leaf.parent.id}`),
    }))
  const doable = actions
    .filter((action) => action.palette !== false)
    .map((action) => ({ id: action.id, label: action.label, icon: action.icon, note: action.keys?.toUpperCase(), run: action.run }))

  const asked = useSettled(q.trim(), 160)
  const directory = admin ? '/admin/employees' : '/employees'
  const people = useQuery({
    ...query(peopleApi.employees, { params: { ws: workspace?.id ?? '' }, query: { q: asked, per_page: 6 } }),
    enabled: asked.length > 1 && workspace !== null && builtPages.has(directory),
    placeholderData: keepPreviousData,
  })
  const persons = (asked.length > 1 ? (people.data?.data ?? []) : []).map((person) => ({
    id: person.id,
    label: fullName(person),
    picture: <Avatar person={person} size={22} />,
    note: person.designation ?? undefined,
    to: admin ? `/admin/employees/${person.id}/profile` : `/employees?q=${encodeURIComponent(fullName(person))}`,
  }))
  return [
    { title: t('palette.pages'), entries: pages.filter((entry) => fits(entry.label)) },
    { title: t('palette.actions'), entries: doable.filter((entry) => fits(entry.label)) },
    { title: t('palette.people'), entries: persons },
  ].filter((group) => group.entries.length > 0)
}
