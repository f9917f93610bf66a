import { EnrolButton } from './biometrics/enrol-button'
import ProfilePage from './people/profile-page'
import { useProfileTabs } from './tabs'

/** An employee's profile, with other areas' tabs. */
export default function Profile() {
  return <ProfilePage more={useProfileTabs()} Enrol={EnrolButton} />
}
