"""Reports as one HTML file with interactive charts, which needs no other file and no network."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

from gloaming.extras import require
from gloaming.lab.reports.report import Report
from gloaming.lab.reports.report_parts import Chart, ReportTable, Section

COLORS: Final = ["#7a1f2b", "#2b6a8f", "#6b8e23", "#a8651d", "#5b4a8a", "#3f7d6d", "#8f3d7a", "#555555"]
"""The colors of series: dark enough for 4.5:1 on white."""

STYLE: Final = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1a1a; background: #fff; margin: 0 auto; max-width: 60rem;
  padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
p { max-width: 46rem; margin: .5rem 0; }
.note { border-left: 4px solid #7a1f2b; background: #fbf1f1; padding: .5rem .8rem; }
.table, .chart { overflow-x: auto; margin: .8rem 0; } .chart, .vega-embed { width: 100%; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid #e2dddd; vertical-align: top; }
td:not(:first-child) { white-space: nowrap; } .wide td:not(:first-child) { white-space: normal; }
.wraps td { white-space: normal; overflow-wrap: anywhere; }
th { font-weight: 600; } section > details > summary { cursor: pointer; }
@media (max-width: 40rem) {
  h1 { font-size: 1.4rem; } table { font-size: .8rem; } .wide table { font-size: .7rem; }
  th, td { padding-right: .5rem; } .wide th, .wide td { padding-right: .25rem; }
  td:not(:first-child) { white-space: normal; }
  th:first-child, td:first-child { position: sticky; left: 0; background: #fff; min-width: 4.5rem; max-width: 9rem;
    overflow-wrap: break-word; }
  .wraps th:first-child, .wraps td:first-child { position: static; }
}
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; list-style: none; }
a { color: #7a1f2b; }
"""

PADDING: Final = {"left": 5, "top": 5, "right": 24, "bottom": 5}
"""The room around a chart in pixels: on the right, half of the last label of the axis."""

DRAW: Final = """
function draw(place, spec) {
  const room = document.querySelector(place).clientWidth;
  spec.config.axis.labelLimit = Math.min(spec.config.axis.labelLimit, 0.5 * room);
  if (room < 500) spec.config.legend = { ...spec.config.legend, columns: 1 };
  const actions = { export: true, source: false, compiled: false, editor: false };
  window.vegaEmbed(place, spec, { actions, renderer: "svg" });
}
"""
"""Draws a chart."""

MOST_ROWS: Final = 30
"""The number of rows above which a table is collapsed."""


WIDE: Final = 6
"""The number of columns from which cells are wrapped, so that the table fits the page."""


def report_page(report: Report) -> str:
    """Return a report as an HTML page. Raises MissingExtra without the extra `lab`."""
    specs: list[dict[str, Any]] = []
    sections = [_section(number, section, specs) for number, section in enumerate(report.sections)]
    links = [f'<li><a href="#s{n}">{escape(section.title)}</a></li>' for n, section in enumerate(report.sections)]
    title = escape(report.title)
    parts = [
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<title>{title}</title>\n<link rel="icon" href="data:,">\n<style>{STYLE}</style>\n</head>\n<body>',
        f"<h1>{escape(report.question or report.title)}</h1>",
        f"<p>{title}</p>" if report.question else "",
        *[f"<p>{escape(text)}</p>" for text in report.text],
        *[f'<p class="note">{escape(note)}</p>' for note in report.notes],
        f"<nav><ul>{''.join(links)}</ul></nav>",
        *sections,
    ]
    if specs:
        vega: str = require("vl_convert", "lab").javascript_bundle(vl_version=_vega_lite_version())
        parts.append(f'<script type="module">{_in_script(vega)}\n{_embedding(specs)}</script>')
    parts.append("</body>\n</html>\n")
    return "\n".join(parts)


def _section(number: int, section: Section, specs: list[dict[str, Any]]) -> str:
    parts = [f'<section id="s{number}">\n<h2>{escape(section.title)}</h2>']
    parts += [f"<p>{escape(text)}</p>" for text in section.text]
    for chart in section.charts:
        if chart.note:
            parts.append(f"<p>{escape(chart.note)}</p>")
        parts.append(
            f'<div class="chart" id="chart{len(specs)}" role="img" aria-label="{escape(section.title)}"></div>'
        )
        specs.append(_chart(chart))
    if section.table is not None:
        table = _table(section.table)
        if len(section.table.rows) > MOST_ROWS:
            table = f"<details><summary>All {len(section.table.rows)} rows</summary>{table}</details>"
        parts.append(table)
    parts.append("</section>")
    return "\n".join(parts)


def _table(table: ReportTable) -> str:
    head = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in table.head])
    rows = "\n".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in table.rows])
    columns = len(table.head)
    kind = "table wraps" if columns == 2 else "table wide" if columns >= WIDE else "table"
    return f'<div class="{kind}"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table></div>'


def _chart(chart: Chart) -> dict[str, Any]:
    """Return the Vega-Lite specification of a chart."""
    alt = require("altair", "lab")
    kinds = {"intervals": _intervals, "curve": _curve, "steps": _curve, "bars": _bars}
    layers = kinds[chart.kind](alt, chart)
    if chart.even is not None:
        rule = alt.Chart(alt.Data(values=[{"even": chart.even}])).mark_rule(strokeDash=[4, 4], color="#888888")
        axis = {"x": alt.X("even:Q")} if chart.kind == "intervals" else {"y": alt.Y("even:Q")}
        layers = [rule.encode(**axis), *layers]
    height = 24 * max(2, len(chart.data)) if chart.kind == "intervals" else 260
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    drawn = alt.layer(*layers).properties(width="container", height=height, autosize=fit, padding=PADDING)
    drawn = drawn.configure_view(stroke=None).configure_axis(labelLimit=320, labelFontSize=12, titleFontSize=12)
    drawn = drawn.configure_axisX(
        labelFlush=False, labelOverlap="greedy", labelSeparation=8, titleAnchor="end"
    ).configure_legend(columns=2)
    spec: dict[str, Any] = drawn.configure_range(category=COLORS).to_dict()
    return spec


def _intervals(alt: Any, chart: Chart) -> list[Any]:
    form = ".1%" if chart.percent else ".2f"
    axis = alt.Axis(
        format="+%" if chart.percent and chart.even == 0 else "%" if chart.percent else ".2f", title=chart.x
    )
    base = alt.Chart(alt.Data(values=chart.data)).encode(
        y=alt.Y("label:N", sort=None, title=chart.y or None),
        tooltip=[
            alt.Tooltip("label:N", title="of"),
            alt.Tooltip("value:Q", format=form, title=chart.x),
            alt.Tooltip("least:Q", format=form, title="from"),
            alt.Tooltip("most:Q", format=form, title="to"),
        ],
    )
    scale = alt.Scale(zero=False, nice=True)
    bars = base.mark_rule(size=2, color=COLORS[0]).encode(x=alt.X("least:Q", axis=axis, scale=scale), x2="most:Q")
    return [
        bars,
        base.mark_point(filled=True, size=60, color=COLORS[0], opacity=1).encode(x=alt.X("value:Q", scale=scale)),
    ]


def _curve(alt: Any, chart: Chart) -> list[Any]:
    steps = "step-after" if chart.kind == "steps" else "linear"
    axis = alt.Axis(format="%" if chart.percent else "~g", title=chart.y)
    base = alt.Chart(alt.Data(values=chart.data)).encode(
        x=alt.X("x:Q", title=chart.x, axis=alt.Axis(format="~g"), scale=alt.Scale(zero=False, nice=False)),
        color=alt.Color("series:N", title=None, sort=None, legend=_legend(alt, chart)),
        tooltip=[
            alt.Tooltip("series:N", title="of"),
            alt.Tooltip("x:Q", title=chart.x),
            alt.Tooltip("y:Q", format=".1%" if chart.percent else ".2f", title=chart.y),
        ],
    )
    y = alt.Y("y:Q", axis=axis)
    if chart.kind == "curve":
        bars = base.mark_rule(size=2).encode(y=alt.Y("least:Q", axis=axis), y2="most:Q")
        return [
            bars,
            base.mark_line(size=1.5).encode(y=y),
            base.mark_point(filled=True, size=60, opacity=1).encode(y=y),
        ]
    band = base.mark_area(opacity=0.18, interpolate=steps).encode(y=alt.Y("least:Q", axis=axis), y2="most:Q")
    return [band, base.mark_line(interpolate=steps).encode(y=y)]


def _bars(alt: Any, chart: Chart) -> list[Any]:
    axis = alt.Axis(format="%" if chart.percent else "~g", title=chart.y)
    base = alt.Chart(alt.Data(values=chart.data)).encode(
        x=alt.X("x:Q", title=chart.x, axis=alt.Axis(format="~g"), scale=alt.Scale(zero=False, nice=False)),
        color=alt.Color("series:N", title=None, sort=None, legend=_legend(alt, chart)),
        tooltip=[
            alt.Tooltip("series:N", title="of"),
            alt.Tooltip("x:Q", title=f"{chart.x} from"),
            alt.Tooltip("end:Q", title="below"),
            alt.Tooltip("y:Q", format=".1%", title=chart.y),
        ],
    )
    return [base.mark_line(interpolate="step-after").encode(y=alt.Y("y:Q", axis=axis))]


def _legend(alt: Any, chart: Chart) -> Any:
    series = {record["series"] for record in chart.data}
    return alt.Legend(orient="top", labelLimit=400) if len(series) > 1 else None


def _vega_lite_version() -> str:
    version: str = require("altair", "lab").SCHEMA_VERSION
    return ".".join(version.removeprefix("v").split(".")[:2])


def _embedding(specs: list[dict[str, Any]]) -> str:
    """Return the JavaScript that draws charts as wide as the page, with labels of at most half of the width."""
    return DRAW + "\n".join(
        [
            f'draw("#chart{number}", {_in_script(json.dumps(spec, sort_keys=True))});'
            for number, spec in enumerate(specs)
        ]
    )


def _in_script(text: str) -> str:
    """Escape what would end a script element inside its strings and comments."""
    return text.replace("</script", "<\\/script").replace("<!--", "<\\!--")
