import GeneralPage from './structure/general-page'
import { useSettingsTabs } from './tabs'

/** The company, with other areas' settings. */
export default function General() {
  return <GeneralPage more={useSettingsTabs()} />
}
