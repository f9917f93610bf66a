import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { Positions } from '@workledger/event-store/secrets/positions'
import type { Pool } from 'pg'
import type { AreaApi } from '../kernel/area'
import { type ApiOptions, OPTIONS, POOL } from '../kernel/options'
import { AttendanceController } from './attendance.controller'
import { AttendanceCalendar } from './attendance-calendar'
import { AttendanceReportController } from './attendance-report.controller'
import { AttendanceRulesController } from './attendance-rules.controller'
import { AttendanceRules } from './attendance-rules.service'
import { CheckInLimitsController } from './check-in-limits.controller'
import { Clock } from './clock.service'
import { CorrectionsController } from './corrections.controller'
import { KioskPins } from './kiosk-pins'
import { KioskTablets } from './kiosk-tablets'
import { KioskTabletsController } from './kiosk-tablets.controller'
import { KiosksController } from './kiosks.controller'
import { ShiftPositions } from './shift-positions'
import { Shifts } from './shifts'

export const attendanceArea: AreaApi = {
  name: 'attendance',
  controllers: [
    AttendanceController,
    CorrectionsController,
    AttendanceRulesController,
    AttendanceReportController,
    CheckInLimitsController,
    KiosksController,
    KioskTabletsController,
  ],
  providers: [
    AttendanceCalendar,
    AttendanceRules,
    Clock,
    ShiftPositions,
    Shifts,
    {
      provide: Positions,
      useFactory: (pool: Pool, { masterKey }: ApiOptions) => new Positions(pool, masterKey),
      inject: [POOL, OPTIONS],
    },
    {
      provide: KioskPins,
      useFactory: (pool: Pool, { masterKey, hashCost }: ApiOptions) =>
        new KioskPins(pool, masterKey, hashCost),
      inject: [POOL, OPTIONS],
    },
    {
      provide: KioskTablets,
      useFactory: (pool: Pool, keys: LinkKeys) => new KioskTablets(pool, keys),
      inject: [POOL, LinkKeys],
    },
  ],
}
