import type { ResourceOf } from '../kit/command'

export const auditResources = {} satisfies Record<string, ResourceOf>

export const auditCommands = {}
