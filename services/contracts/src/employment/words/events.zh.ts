import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ContractAdded: '添加合同',
  ContractChanged: '修改合同',
  ContractSigned: '上传已签署的副本',
  ContractDeleted: '删除合同',
  ProbationSet: '更改试用期',
  EmploymentEndNear: '发送到期提醒',
  PayrollAdjustmentAdded: '添加调整',
  PayrollAdjustmentChanged: '修改调整',
  PayrollAdjustmentDeleted: '删除调整',
} satisfies NamesLike<typeof english>
