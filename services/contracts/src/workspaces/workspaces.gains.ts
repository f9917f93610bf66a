import { type Gains, noGain, why } from '../kernel/own-gain'
import type { workspacesApi } from './workspaces.api'

/** The gain of each writing call of this area for its caller. */
export const workspacesGains: Gains<typeof workspacesApi> = {
  changeWorkspace: noGain(why.setting),
  changeSettings: noGain(why.setting),
  createWorkspace: noGain(why.session),
}
