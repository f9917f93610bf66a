import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { groupSources, groupTargets } from './provisioning.events'

export const mappingStates = ['unmapped', 'waiting', 'mapped'] as const

export const provisionedGroupsList = defineList({
  name: 'provisioned-groups',
  label: 'Groups of the directory',
  who: 'admin',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    source: column.of('text', z.enum(groupSources)),
    /** Number of its members, at the directory and by sign-in. */
    members: column.number(),
    state: column.of('text', z.enum(mappingStates)),
    target: column.of('text', z.enum(groupTargets), { nullable: true }),
    target_id: column.uuid({ nullable: true }),
    /** Name of the role or department that members get. */
    gives: column.text({ searchable: true, nullable: true }),
    /** Name of the admin who mapped it. */
    mapped_by: column.text({ nullable: true }),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
  perPage: 25,
})

export type ProvisionedGroup = RowOf<typeof provisionedGroupsList>
