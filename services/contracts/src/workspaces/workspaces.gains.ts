import { type Gains, nobody, why } from '../kernel/own-gain'
import type { workspacesApi } from './workspaces.api'

/** What the calls of this area that write may give to the person who makes them. */
export const workspacesGains: Gains<typeof workspacesApi> = {
  changeWorkspace: nobody(why.setting),
  changeSettings: nobody(why.setting),
  createWorkspace: nobody(why.session),
}
