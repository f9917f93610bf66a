import type { en } from './daily-report.texts.en'

export const zh: typeof en = {
  subject: (company, day) => `${company}：${day}的工作`,
  heading: '每日工时报告',
  summary: (into, people, worked, tracked) =>
    `${people}人中有${into}人出勤，共${worked}；计时${tracked}。`,
  onLeave: (names) => `休假：${names}。`,
  halves: {
    first_half: (name) => `${name}（上半天）`,
    second_half: (name) => `${name}（下半天）`,
    part: (name, part) => `${name}（${part}）`,
  },
  person: '姓名',
  in: '上班',
  out: '下班',
  stillIn: '仍在上班',
  onBreak: '休息中',
  noCheckOut: '未打下班卡',
  worked: '工时',
  tracked: '计时',
  planned: '计划',
  done: '完成',
  projects: '按项目计时',
  noProject: '无项目',
  footer: (company) => `你收到此邮件，是因为${company}发送每日工时报告。管理员可以在设置中关闭。`,
}
