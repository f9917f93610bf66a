import { useTheme } from '@mui/material/styles'
import { BarChart as Bars } from '@mui/x-charts/BarChart'
import { useNarrow } from '@workledger/kit/ui/use-narrow'

export interface ChartSeries {
  id: string
  label: string
  data: readonly number[]
  /** Name of a colour of the theme. */
  colour: string
}

export interface ChartLabel {
  /** One or two lines. */
  short: string
  whole: string
}

export interface BarChartProps {
  /** The name of each bar in order: short below it, whole in the tooltip. */
  labels: readonly ChartLabel[]
  series: readonly ChartSeries[]
  /** Writes a figure, for the tooltip. */
  format: (value: number) => string
  /** Writes a figure at the axis. */
  axisFormat: (value: number) => string
}

const HEIGHT = 320

/** Pixels for the axis with its figures. */
const AXIS = 56

/** Stacked bars in reading direction. The figures are in a table as well, so readers skip them. */
export default function BarChart({ labels, series, format, axisFormat }: BarChartProps) {
  const isRtl = useTheme().direction === 'rtl'
  const narrow = useNarrow()

  return (
    <Bars
      height={narrow ? 240 : HEIGHT}
      disableKeyboardNavigation
      borderRadius={3}
      margin={{ top: 12, bottom: 0, left: 8, right: 8 }}
      grid={{ horizontal: true }}
      hideLegend={series.length < 2}
      slotProps={{
        legend: { position: { vertical: 'bottom', horizontal: 'start' } },
        tooltip: { trigger: 'axis' },
      }}
      xAxis={[
        {
          data: labels.map((_, index) => index),
          scaleType: 'band',
          height: labels.some(({ short }) => short.includes('\n')) ? 44 : 28,
          valueFormatter: (index: number, { location }) => {
            const { short = '', whole = '' } = labels[index] ?? {}
            return location === 'tick' ? short : whole
          },
          reverse: isRtl,
          categoryGapRatio: 0.35,
          tickLabelStyle: { fontSize: 11 },
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          position: isRtl ? 'right' : 'left',
          width: AXIS,
          valueFormatter: (value: number) => axisFormat(value),
          disableLine: true,
          disableTicks: true,
          tickMinStep: 1,
        },
      ]}
      series={series.map(({ id, label, data, colour }) => ({
        id,
        label,
        data: [...data],
        stack: 'all',
        color: `var(--wl-palette-tone-${colour})`,
        valueFormatter: (value: number | null) => format(value ?? 0),
      }))}
      sx={{
        '& .MuiChartsAxis-tickLabel': { fill: 'var(--wl-palette-text-secondary)' },
        '& .MuiChartsGrid-line': { stroke: 'var(--wl-palette-divider)' },
      }}
    />
  )
}
