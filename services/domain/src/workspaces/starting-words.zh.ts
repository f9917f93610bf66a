import type { en } from './starting-words.en'

export const zh: typeof en = {
  office: '总部',
  departments: {
    management: '管理层',
    operations: '运营部',
    finance: '财务部',
    people: '人力资源部',
  },
  designations: { manager: '经理', specialist: '专员', assistant: '助理' },
  leaveTypes: { annual: '年假', sick: '病假', unpaid: '无薪假' },
  policy: '标准制度',
  policyDescription: '每年24个工作日，结转5天，有效至次年3月。',
}
