import { type Gains, nobody, why } from '../kernel/own-gain'
import type { workspacesApi } from './workspaces.api'

/** The gain of each writing call of this area for its caller. */
export const workspacesGains: Gains<typeof workspacesApi> = {
  changeWorkspace: nobody(why.setting),
  changeSettings: nobody(why.setting),
  createWorkspace: nobody(why.session),
}
