import type { en } from './watch.texts.en'

export const zh: typeof en = {
  rules: {
    own_decision: '审批了自己的申请',
    same_preparer: '批准了自己编制的内容',
    after_approval: '批准后有变更',
    outside_band: '薪资超出区间',
    weekend_changes: '休息日大量变更',
    signed_in_as: '以他人身份登录操作薪资',
    sign_in_exception: '登录例外',
    put_back: '规则临时更改',
    split_request: '拆分的申请',
  },
  subject: (rule) => `监控规则“${rule}”将缩小范围`,
  confirm: ({ rule, who }) => [
    `${who}提议关闭或放宽规则“${rule}”。`,
    '在另一名审计员确认此提议之前，规则保持不变。',
  ],
  waits: ({ rule, who, day }) => [
    `${who}提议关闭或放宽规则“${rule}”。`,
    `目前没有其他人可以确认，因此于${day}生效。在此之前，任何有权在审计中写入的人都可以撤回。`,
  ],
  button: '打开规则',
  footer: (company) => `你收到此邮件，是因为你负责${company}的审计。`,
}
