/** Rows for everything that is read: five organizations, contacts and events, four call logs, and notes. */
export const WORLD = `
  insert into organization (org_id, orgname, city, county_id, last_status_id, last_contact, regsite,
      address, email, phone, altphone, zip) values
    (1, 'delta library', 'Zion', 1, 1, '2024-03-01 10:00', 0, null, null, null, null, null),
    (2, 'Alpha Center', 'aurora', 2, 2, null, 1, '1 Main', 'o@example.org', '3125550100', '3125550101', '60601'),
    (3, 'Charlie Home', null, 3, null, '2024-01-15 09:00', 0, null, null, null, null, null),
    (4, 'bravo Hall', 'Berwyn', 1, 8, '2024-02-01 08:00', 1, null, null, null, null, null),
    (5, null, 'Cicero', 4, 1, '2023-12-31 23:59:59.50', 0, null, null, null, null, null);
  insert into contact (contact_id, first_name, last_name, title, email, regsite, last_contact_date) values
    (1, 'dora', 'Young', 'Chair', 'd@example.org', 0, '2024-03-01 00:00:00'),
    (2, 'Abe', 'adams', null, 'B@example.org', 1, '2024-03-31 23:59:00'),
    (4, 'abe', null, 'chair', 'a@example.org', 1, '2024-03-31 23:59:01'),
    (5, null, 'Bell', '', 'c@example.org', 0, '2024-02-28 12:00:00');
  insert into contact (contact_id, first_name, last_name, title, phone, alt_phone, create_date, last_modified_date,
      created_by_id, last_modified_by_id) values
    (3, 'Cee', 'Dee', 'T', '3125550002', '', '2021-05-03 09:30:00', '2021-05-03 09:30:05.003', 11, 12);
  insert into organization_contact (org_id, contact_id) values (1, 3), (2, 3), (5, 3), (2, 4), (1, 5), (4, 5);
  insert into event (event_id, event_name, location, address, city, state, zip, county_id, start_date_time,
      end_date_time, audience_count, rta_staff_count, survey_complete, survey_count, survey_date_time, cancel_reason,
      neworg, deleteflag, event_type_id, last_status_id) values
    (1, 'Ev', 'delta Library', '1 Main', 'Zion', 'IL', '60601', 3, '2024-03-01 10:00', '2024-03-01 11:30',
     'about 40', '2', 1, '12', '2024-04-01 00:00', 'Sick', 1, 1, 4, 9);
  insert into event (event_id, location, city, start_date_time, event_type_id, last_status_id, regsite) values
    (2, 'Alpha Center', 'aurora', '2024-01-10 00:00', 5, 8, 1),
    (3, 'charlie Home', null, null, 4, null, 1),
    (4, 'Bravo Hall', 'Berwyn', '2024-01-31 23:59', 5, 8, 0),
    (5, 'Echo Hall', 'Cicero', '2024-02-01 00:00', 4, 8, 0);
  insert into event_organization (event_id, org_id) values (1, 2), (1, 3), (1, 5);
  insert into event_presenter (event_id, presenter_id) values (1, 12), (1, 11);
  insert into event_audience_type (event_id, audience_type_id) values (1, 2), (1, 1);
  insert into call_log (call_id, org_id, contact_id, status_id, regsite, create_date, last_modified_date,
      call_log_date, created_by_id, last_modified_by_id) values
    (1, 1, 4, 1, 1, '2024-03-01 09:00', '2024-03-05 00:00', '2024-02-01 12:00', 11, 12),
    (2, 2, 4, 2, 0, '2024-03-03 09:00', '2024-03-04 23:59:00', '2023-01-01 12:00', 11, 12),
    (3, null, null, null, 0, null, null, null, null, null),
    (4, 1, null, 8, 1, '2024-03-02 09:00', '2024-03-04 23:59:01', null, 12, 12);
  insert into note (note_id, note_entry, org_id, call_id, contact_id, event_id, create_date, last_modified_date,
      created_by_id, last_modified_by_id) values
    (101, 'first call', 1, 1, null, null, '2024-03-01 09:00', '2024-03-06 10:00', 11, 12),
    (102, 'second call', 2, 2, null, null, '2024-03-01 09:00', '2024-03-06 10:00', 12, 12),
    (103, 'summer', 1, null, null, null, '2021-05-03 09:30', '2021-07-01 23:59:59.5', 11, 12),
    (104, null, 1, null, null, null, '2021-12-24 18:00', '2022-01-01 00:00', 11, 12),
    (105, 'nobody wrote this', 1, null, null, null, '2021-05-03 09:30', '2021-07-01 23:59:59.5', null, null),
    (106, 'elsewhere', 3, null, null, null, '2021-05-03 09:30', '2021-07-01 23:59:59.5', 11, 12),
    (107, 'by nobody', null, null, 4, null, null, null, null, null),
    (108, 'later', null, null, 4, null, '2021-05-03 09:30', '2021-07-01 23:59:59.5', 11, 12),
    (109, 'on the event', null, null, null, 1, '2021-05-03 09:30', '2021-07-01 23:59:59.5', 11, 12)`;
