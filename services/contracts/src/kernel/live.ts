import * as z from 'zod'

/** The live channel: Socket.IO on this path, with `auth: { token, workspace }` in the handshake. The server alone speaks. */
export const livePath = '/live'
export const liveHandshake = z.object({ token: z.string().min(1).max(200), workspace: z.uuid() })

/** `changed`, to every member of a workspace: areas whose lists have moved. Names only; the data is read as usual, with one's own rights. */
export const changed = z.object({ resources: z.array(z.string()) })
export type Changed = z.output<typeof changed>
