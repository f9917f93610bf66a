import type { Provider, Type } from '@nestjs/common'
import { AccessController } from './access/access.controller'
import { AuditController } from './audit/audit.controller'
import { ClientsController } from './clients/clients.controller'
import { FilesController } from './kernel/files.controller'
import { LeaveController } from './leave/leave.controller'
import { LeaveFacts } from './leave/leave-facts'
import { LeaveRulesController } from './leave/leave-rules.controller'
import { ListsController } from './lists/lists.controller'
import { OperationsController } from './operations/operations.controller'
import { Employees } from './people/employees.service'
import { PeopleController } from './people/people.controller'
import { StructureController } from './structure/structure.controller'
import { WorkspacesController } from './workspaces/workspaces.controller'

/** Each area's controllers and services; changes only with a new area. */
export const areas: readonly { controllers: Type[]; providers?: Provider[] }[] = [
  { controllers: [AccessController] },
  { controllers: [FilesController] },
  { controllers: [WorkspacesController] },
  { controllers: [StructureController] },
  { controllers: [PeopleController], providers: [Employees] },
  { controllers: [LeaveController, LeaveRulesController], providers: [LeaveFacts] },
  { controllers: [ClientsController] },
  { controllers: [AuditController] },
  { controllers: [OperationsController] },
  { controllers: [ListsController] },
]
