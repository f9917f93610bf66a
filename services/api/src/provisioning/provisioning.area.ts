import type { Pool } from 'pg'
import type { AreaApi } from '../kernel/area'
import { LOG } from '../kernel/log'
import { POOL } from '../kernel/options'
import { ProvisioningController } from './provisioning.controller'
import { ScimGroups } from './scim/groups.service'
import { PeopleChanges } from './scim/people-changes'
import { serveScim } from './scim/routes'
import { ScimAccess } from './scim/scim-access'
import { ScimLog } from './scim/scim-log'
import { ScimUsers } from './scim/users.service'

export const provisioningArea: AreaApi = {
  name: 'provisioning',
  controllers: [ProvisioningController],
  providers: [
    ScimAccess,
    ScimUsers,
    ScimGroups,
    PeopleChanges,
    { provide: ScimLog, useFactory: (pool: Pool) => new ScimLog(pool), inject: [POOL] },
  ],
  serve: (fastify, get) =>
    serveScim(fastify, {
      access: get(ScimAccess),
      users: get(ScimUsers),
      groups: get(ScimGroups),
      requests: get(ScimLog),
      log: get(LOG),
    }),
}
