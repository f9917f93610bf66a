using System.Globalization;
using Microsoft.Kiota.Abstractions;
using Microsoft.Kiota.Abstractions.Authentication;
using Microsoft.Kiota.Http.HttpClientLibrary;
using Workledger.Client.Api.V1.Employees.Item.Contracts;
using Workledger.Client.Api.V1.Employees.Item.Expenses;

// The main job of a month, as month.ts does it: work, leave and an expense are recorded and
// decided, then the month is paid. Prints the payslip's net pay.

var server = args[0];
var admin = ClientOf(args[1]);
var employee = ClientOf(args[2]);
var (ws, id, leaveType) = (Guid.Parse(args[3]), Guid.Parse(args[4]), Guid.Parse(args[5]));
var person = admin.Api.V1.Employees[id];
var own = employee.Api.V1.Employees[id];
var payruns = admin.Api.V1.Workspaces[ws].Payroll.Payruns;

await person.Contracts.PostAsync(new()
{
    EffectiveOn = Day(1),
    BaseCompensationAmount = "3000",
    BaseCompensationType = ContractsPostRequestBody_base_compensation_type.Monthly,
    PayFrequency = ContractsPostRequestBody_pay_frequency.Monthly,
    Currency = "EUR",
});

await person.Attendances.PostAsync(new() { InAt = "2026-01-05 09:00:00", OutAt = "2026-01-05 17:00:00" });

var leave = await own.Leaves.PostAsync(new()
{
    StartOn = Day(12),
    FinishOn = Day(13),
    Description = "A long weekend",
    LeaveTypeId = leaveType,
});
var leaves = await person.Leaves.GetAsync();
var asked = leaves!.Data!.Single(row => row.Id == leave!.Data!.Id);
await person.Leaves[asked.Id!.Value].Approve.PostAsync(
    new() { Approved = true, Rejected = false }, Shown(asked.Revision));

var claim = await own.Expenses.PostAsync(new()
{
    Name = "Train",
    Category = ExpensesPostRequestBody_category.Travelling,
    Description = "To the customer",
    Amount = "48.90",
    Currency = "EUR",
    Date = Day(8),
});
var claims = await admin.Api.V1.Admin[ws].Expenses.GetAsync(request =>
{
    request.QueryParameters.Page = 1;
    request.QueryParameters.PerPage = 50;
});
var waiting = claims!.Single(row => row.Id == claim!.Data!.Id);
await person.Expenses[waiting.Id!.Value].Approve.PostAsync(
    new() { Approved = true, Rejected = false }, Shown(waiting.Revision));

var draft = await payruns.Draft.PostAsync(new()
{
    Start = Day(1),
    End = Day(31),
    PayDate = Day(31),
    Currency = "EUR",
});
var run = payruns[draft!.Data!.Id!.Value];
var seen = await run.GetAsync();
await run.Save.PostAsync(new() { NotifyEmployee = false }, Shown(seen!.Data!.Revision));

var payslips = await own.Payslips.GetAsync();
Console.WriteLine(payslips!.Data!.First().NetPay);

Workledger.Client.Workledger ClientOf(string token) =>
    new(new HttpClientRequestAdapter(
        new BaseBearerTokenAuthenticationProvider(new Token(token))) { BaseUrl = server });

static Date Day(int day) => new(2026, 1, day);

static Action<RequestConfiguration<DefaultQueryParameters>> Shown(double? revision) =>
    request => request.Headers.Add(
        "If-Match", $"\"{revision?.ToString(CultureInfo.InvariantCulture)}\"");

sealed class Token(string value) : IAccessTokenProvider
{
    public AllowedHostsValidator AllowedHostsValidator { get; } = new();

    public Task<string> GetAuthorizationTokenAsync(
        Uri uri, Dictionary<string, object>? context = null, CancellationToken cancellation = default) =>
        Task.FromResult(value);
}
