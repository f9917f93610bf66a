import type { en } from './document-types.en'

export const zh: typeof en = {
  contract: '合同',
  payslip: '工资条',
  tax: '税务文件',
  identity: '身份证件',
  permit: '工作许可',
  medical: '医疗证明',
  certificate: '证书',
  training: '培训',
  driving: '驾驶证',
  equipment: '设备',
}
